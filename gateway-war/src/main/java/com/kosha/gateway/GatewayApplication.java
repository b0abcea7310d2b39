package com.kosha.gateway;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** The gateway's paths start at the root. */
@ApplicationPath("/")
public class GatewayApplication extends Application {}

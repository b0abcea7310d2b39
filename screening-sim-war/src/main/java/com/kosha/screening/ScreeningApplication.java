package com.kosha.screening;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Where JAX-RS finds the vendor's resources. */
@ApplicationPath("/")
public class ScreeningApplication extends Application {}

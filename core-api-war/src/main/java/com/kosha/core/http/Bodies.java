package com.kosha.core.http;

import com.kosha.json.http.JsonBodies;
import jakarta.enterprise.context.Dependent;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;

/** All bodies of core-api, read and written as the house does it. */
@Dependent
@Provider
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class Bodies extends JsonBodies {}

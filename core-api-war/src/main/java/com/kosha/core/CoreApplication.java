package com.kosha.core;

import com.kosha.contract.Problem;
import com.kosha.core.http.WireDocument;
import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import org.eclipse.microprofile.auth.LoginConfig;
import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;

/** The root of everything over HTTP; every request passes {@link com.kosha.core.http}. */
@ApplicationPath("/")
@LoginConfig(authMethod = "MP-JWT")
@OpenAPIDefinition(
        info = @Info(title = "Kosha core-api", version = "1", description = "The bank's data, for the gateway alone."),
        security = @SecurityRequirement(name = "service_token"),
        components =
                @Components(
                        responses =
                                @APIResponse(
                                        name = WireDocument.PROBLEM,
                                        description = "What went wrong, by a code of the taxonomy",
                                        content =
                                                @Content(
                                                        mediaType = "application/json",
                                                        schema = @Schema(implementation = Problem.class)))))
@SecurityScheme(
        securitySchemeName = "service_token",
        type = SecuritySchemeType.HTTP,
        scheme = "bearer",
        bearerFormat = "JWT",
        description = "The gateway's own token, ES256; it names the caller on whose behalf the gateway asks.")
public class CoreApplication extends Application {}

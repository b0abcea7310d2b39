package com.kosha.gateway.downstream;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;

/** Stands in for the real one wherever it is deployed. */
@Alternative
@Priority(1)
@ApplicationScoped
public class CoreApiInContainer extends CoreApiDouble {}

"""HTTP: typed routes that decode a request, call a function and encode its answer."""

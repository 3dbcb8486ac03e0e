import { Registry } from 'prom-client'

/**
 * What this process counts, for `/metrics` on `METRICS_PORT`. No label holds anything of a person or of a request's
 * address: their values are route patterns, states and names of our own.
 */
export const registry = new Registry()

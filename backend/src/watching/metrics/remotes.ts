import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** Browsers that came upon a remote, as they tell this process. */
export const remoteVisitors = new Counter({
  name: 'goodword_remote_visitors_total',
  help: 'Loads of our pages that came upon a remote, by remote.',
  labelNames: ['remote'],
  registers: [registry],
})

/** Those for whom it failed. */
export const remoteFailures = new Counter({
  name: 'goodword_remote_failures_total',
  help: 'Those of them for which it failed, by remote.',
  labelNames: ['remote'],
  registers: [registry],
})

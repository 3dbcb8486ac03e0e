import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** Visitors who came upon a remote, as this process has counted them. */
export const remoteVisitors = new Counter({
  name: 'goodword_remote_visitors_total',
  help: 'Visitors who came upon a remote, each network once for a release, by remote.',
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

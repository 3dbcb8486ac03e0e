import { Gauge } from 'prom-client'
import { registry } from './registry.ts'

const info = new Gauge({
  name: 'goodword_build_info',
  help: 'Always 1; what runs is in the labels.',
  labelNames: ['version', 'commit', 'schema'],
  registers: [registry],
})

/** Says what runs: once, at the start. */
export function noteBuild(build: { version: string; commit: string; schema: number }): void {
  info.set({ ...build, schema: String(build.schema) }, 1)
}

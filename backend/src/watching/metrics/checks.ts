import { Gauge } from 'prom-client'
import { registry } from './registry.ts'

/** What the server found when it last looked at what it stands on. */
export const checkState = new Gauge({
  name: 'goodword_check_state',
  help: 'What this process found of a part at its start and each hour since: 0 fine, 1 a warning, 2 a fault.',
  labelNames: ['part'],
  registers: [registry],
})

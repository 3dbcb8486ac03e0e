import { Counter, Gauge } from 'prom-client'
import { registry } from './registry.ts'

/** Lists that might have been read from a standby. Without DATABASE_REPLICA_URL none are counted. */
export const listReads = new Counter({
  name: 'goodword_db_list_reads_total',
  help: 'Lists that were read, by who answered: standby, primary.',
  labelNames: ['from'],
  registers: [registry],
})

/** Whether lists are read from a server of DATABASE_REPLICA_URL. */
export const standbyUp = new Gauge({
  name: 'goodword_db_standby_up',
  help: '1 where lists are read from this server of DATABASE_REPLICA_URL, 0 where it is left out.',
  labelNames: ['standby'],
  registers: [registry],
})

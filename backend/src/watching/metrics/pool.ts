import { Gauge } from 'prom-client'
import { registry } from './registry.ts'

/** How much of a pool is used. */
export interface PoolUsage {
  /** Pieces of work that hold a connection. */
  inUse: number
  /** Pieces of work that wait for one. */
  waiting: number
  /** Connections there may be. */
  max: number
}

const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
const inUse = gauge('goodword_db_pool_in_use', 'Connections of the pool that work holds now.')
const waiting = gauge('goodword_db_pool_waiting', 'Work that waits for a connection of the pool now.')
const max = gauge('goodword_db_pool_max', 'Connections that the pool may have.')

/** Says how the pool stands at the moment of a scrape. */
export function notePool(usage: PoolUsage): void {
  inUse.set(usage.inUse)
  waiting.set(usage.waiting)
  max.set(usage.max)
}

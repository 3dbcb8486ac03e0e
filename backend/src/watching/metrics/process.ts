import { Counter, Gauge } from 'prom-client'
import { registry } from './registry.ts'

/** Under the names that Prometheus' own client libraries give them. */
const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
const resident = gauge('process_resident_memory_bytes', 'Memory that the process holds.')
const heap = gauge('goodword_heap_used_bytes', 'Memory that its objects take.')
const cpu = new Counter({
  name: 'process_cpu_seconds_total',
  help: 'Time of a processor that the process has had.',
  registers: [registry],
})
const start = gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.')
start.set(Math.round(performance.timeOrigin / 1000))

/** Says what the process takes at the moment of a scrape. */
export function noteProcess(): void {
  const memory = process.memoryUsage()
  resident.set(memory.rss)
  heap.set(memory.heapUsed)
  const { user, system } = process.cpuUsage()
  // The system counts: a counter of this library only adds.
  cpu.reset()
  cpu.inc((user + system) / 1e6)
}

import { Histogram } from 'prom-client'
import { registry } from './registry.ts'

/** Milliseconds between two looks. */
const EVERY = 100

const lag = new Histogram({
  name: 'goodword_event_loop_lag_seconds',
  help: 'How late a timer is: for so long did nothing else of this process run. Looked at ten times a second.',
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
})

/** Watches how long the event loop is kept. @returns what ends it */
export function watchEventLoop(): () => void {
  let due = performance.now() + EVERY
  const timer = setInterval(() => {
    const now = performance.now()
    lag.observe(Math.max(0, now - due) / 1000)
    due = now + EVERY
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

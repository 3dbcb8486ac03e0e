import type { Build } from '../build.ts'
import type { Tap } from '../tee.ts'
import type { Tracing } from '../tracing.ts'
import { endpointsOf, type TelemetryEnv } from './endpoints.ts'

export interface Telemetry {
  /** Undefined where no traces are wanted. */
  tracing: Tracing | undefined
  /** Listen to the log; none where its lines are not wanted. */
  taps: readonly Tap[]
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>
}

const OFF: Telemetry = { tracing: undefined, taps: [], stop: async () => {} }

/**
 * Starts sending traces and logs by OTLP where an endpoint is configured. Without one nothing of OpenTelemetry is even
 * loaded, and nothing is noted.
 */
export async function startTelemetry(env: TelemetryEnv, build: Build): Promise<Telemetry> {
  const { traces, logs } = endpointsOf(env)
  if (!traces && !logs) return OFF
  const [{ exportTraces }, { exportLogs }, { resourceOf }] = await Promise.all([
    import('./export-traces.ts'),
    import('./export-logs.ts'),
    import('./resource-of.ts'),
  ])
  const resource = resourceOf(env, build)
  const spans = traces ? await exportTraces(env, traces, resource) : undefined
  const lines = logs ? await exportLogs(env, logs, resource) : undefined
  return {
    tracing: spans?.tracing,
    taps: lines ? [lines.tap] : [],
    async stop() {
      // A collector that does not answer keeps no server from ending.
      await Promise.race([Promise.allSettled([spans?.stop(), lines?.stop()]), Bun.sleep(2000)])
    },
  }
}

import { ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { levelOf } from '../level-of.ts'
import { leaveOut } from '../metrics/telemetry.ts'
import { requestContext } from '../request-context.ts'
import type { Tap } from '../tee.ts'
import { traceIdsOf } from '../trace-ids.ts'
import { Allowance } from './allowance.ts'
import { countLost } from './count-lost.ts'
import type { TelemetryEnv } from './endpoints.ts'
import { inBatches } from './in-batches.ts'
import { logAttributes } from './log-attributes.ts'

/** Lines a second, after a rest of ten seconds all of theirs at once: the log on stdout has all of them. */
const LINES = 30
/** The same for warnings and errors, which are not crowded out by the rest. */
const LINES_OF_TROUBLE = 20
const BURST = 10
const WARN = 40

/**
 * Sends lines of the log, each with the trace of the request that it is about.
 * @param now milliseconds of a clock that never goes back
 */
export async function exportLogs(env: TelemetryEnv, url: string, resource: Resource, now?: () => number) {
  const { OTLPLogExporter } =
    env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? await import('@opentelemetry/exporter-logs-otlp-http')
      : await import('@opentelemetry/exporter-logs-otlp-proto')
  const exporter = countLost(new OTLPLogExporter({ url }), 'logs')
  const processors = [new BatchLogRecordProcessor({ exporter, scheduledDelayMillis: 500 })]
  const provider = new LoggerProvider({ resource, processors })
  const logger = provider.getLogger('goodword')
  const allow = (rate: number) => new Allowance(rate, rate * BURST, now)
  const [allowance, ofTrouble] = [allow(LINES), allow(LINES_OF_TROUBLE)]

  const toTell = inBatches((line: string) => {
    const { level, time, msg, ...fields } = JSON.parse(line)
    const ids = fields.requestId && { ...traceIdsOf(fields.requestId), traceFlags: TraceFlags.SAMPLED }
    logger.emit({
      timestamp: Date.parse(time),
      // Pino counts in tens from 10, OpenTelemetry in fours from 1.
      severityNumber: (level / 10) * 4 - 3,
      severityText: ['trace', 'debug', 'info', 'warn', 'error', 'fatal'][level / 10 - 1],
      body: msg,
      attributes: logAttributes(fields),
      context: ids ? trace.setSpanContext(ROOT_CONTEXT, ids) : ROOT_CONTEXT,
    })
  })

  const tap: Tap = (line) => {
    const isTrouble = levelOf(line) >= WARN
    // A request whose trace is not told has no line beside it either.
    const isLeftOut = !isTrouble && requestContext.getStore()?.trace?.isLeftOut
    if (isLeftOut || !(isTrouble ? ofTrouble : allowance).take(1)) return leaveOut('logs')
    toTell.add(line)
  }
  const stop = () => {
    toTell.flush()
    return provider.shutdown()
  }
  return { tap, stop }
}

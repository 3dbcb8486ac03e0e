import { afterAll, expect, test } from 'bun:test'
import { startCollector } from '../../../test/collector.ts'
import { createLogger } from '../log.ts'
import { RequestContext, requestContext } from '../request-context.ts'
import { tee } from '../tee.ts'
import { Trace } from '../trace.ts'
import { exportLogs } from './export-logs.ts'
import { resourceOf } from './resource-of.ts'

const collector = startCollector()
afterAll(() => collector.stop())

const ENV = {
  OTEL_SDK_DISABLED: false,
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_SERVICE_NAME: undefined,
  OTEL_TRACES_SAMPLER: 'always_on',
  OTEL_TRACES_SAMPLER_ARG: 1,
} as const

/** What the collector gets of what is logged within one second. */
async function exported(act: (log: ReturnType<typeof createLogger>) => void): Promise<string[]> {
  collector.bodies.splice(0)
  const resource = resourceOf(ENV, { version: '1.2.3', commit: 'abc1234', schema: 7 })
  const { tap, stop } = await exportLogs(ENV, `${collector.url}/v1/logs`, resource, () => 0)
  act(createLogger({ LOG_LEVEL: 'debug' }, tee({ write() {} }, [tap])))
  await stop()
  return collector.logs().map(({ severityNumber, body }) => `${severityNumber} ${body.stringValue}`)
}

test('every log level has its severity number', async () => {
  const lines = await exported((log) => {
    for (const level of ['debug', 'info', 'warn', 'error', 'fatal'] as const) log[level](level)
  })
  expect(lines).toEqual(['5 debug', '9 info', '13 warn', '17 error', '21 fatal'])
})

test('under load log lines are sampled, but every warning is exported', async () => {
  const lines = await exported((log) => {
    for (let count = 0; count < 400; count++) log.info('much')
    log.warn('trouble')
  })
  expect(lines.filter((line) => line.endsWith('much'))).toHaveLength(300)
  expect(lines).toContain('13 trouble')
})

test('log lines of an unsampled trace are left out, except warnings', async () => {
  const lines = await exported((log) => {
    const context = new RequestContext('9f3a52c177d04be2', new Trace())
    if (context.trace) context.trace.isLeftOut = true
    requestContext.run(context, () => {
      log.info('request done')
      log.warn('trouble')
    })
  })
  expect(lines).toEqual(['13 trouble'])
})

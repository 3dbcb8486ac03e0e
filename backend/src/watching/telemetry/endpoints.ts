import type { Env } from '../../config/env.ts'

export type TelemetryEnv = Pick<
  Env,
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_PROTOCOL'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'OTEL_SERVICE_NAME'
>

/** Where traces and logs go, by OpenTelemetry's rules: a signal's own address as it is, the common one with a path added. */
export function endpointsOf(env: TelemetryEnv): { traces?: string; logs?: string } {
  if (env.OTEL_SDK_DISABLED) return {}
  const common = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  return {
    traces: env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (common && `${common}/v1/traces`),
    logs: env.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT ?? (common && `${common}/v1/logs`),
  }
}

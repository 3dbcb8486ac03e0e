import { AlwaysOffSampler, AlwaysOnSampler, type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace'
import type { TelemetryEnv } from './endpoints.ts'

/** Which traces are kept. None of ours has a parent elsewhere, so `parentbased_always_on` is as `always_on`, and so on. */
export function samplerOf({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: TelemetryEnv): Sampler {
  if (OTEL_TRACES_SAMPLER.endsWith('always_off')) return new AlwaysOffSampler()
  if (OTEL_TRACES_SAMPLER.endsWith('traceidratio')) return new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG)
  return new AlwaysOnSampler()
}

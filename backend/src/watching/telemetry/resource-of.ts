import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import type { Build } from '../build.ts'
import { REPLICA } from '../replica.ts'
import type { TelemetryEnv } from './endpoints.ts'

/** Who tells: the product, its version, this process, and what `OTEL_RESOURCE_ATTRIBUTES` adds. */
export function resourceOf(env: TelemetryEnv, { version, commit }: Build): Resource {
  return resourceFromAttributes({
    'service.name': 'goodword',
    'service.version': version,
    'service.instance.id': REPLICA,
    'vcs.ref.head.revision': commit,
  })
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes(env.OTEL_SERVICE_NAME ? { 'service.name': env.OTEL_SERVICE_NAME } : {}))
}

import { UPLOAD_FAULTS } from '@goodword/contract/client-errors'
import { Counter } from 'prom-client'
import { registry } from './registry.ts'

/** How uploads to the store ended: what this process found there, and what browsers reported to it. */
export const uploads = new Counter({
  name: 'goodword_uploads_total',
  help: 'Uploads by outcome: done, missing, or why a browser could not send the file.',
  labelNames: ['outcome'],
  registers: [registry],
})
// From the start, so that the first ones are an increase.
for (const outcome of ['done', 'missing', ...UPLOAD_FAULTS, 'other']) uploads.inc({ outcome }, 0)

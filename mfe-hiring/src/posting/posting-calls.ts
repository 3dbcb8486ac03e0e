import { callOf } from '@goodword/contract/endpoint'
import type { changeJob, findPosting } from '@goodword/contract/job-changes'

/** The calls of an own posting without their schemas, which no page needs beside its form's. */
export const readPosting = callOf<typeof findPosting>('GET', '/api/jobs/my-jobs/:id/posting')
export const changePosting = callOf<typeof changeJob>('PATCH', '/api/jobs/:id')

import { callOf } from './endpoint.ts'
import type * as reports from './reports.ts'

/** The calls of `reports.ts` without the schemas, for pages that have to load quickly. */
export const reportJob = callOf<typeof reports.reportJob>('POST', '/api/jobs/:id/report')
export const reportByLink = callOf<typeof reports.reportByLink>('POST', '/api/referrals/token/:token/report')

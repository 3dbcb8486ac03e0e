import { callOf } from '@goodword/contract/endpoint'
import type { findCriteria, listRatings, rateApplication, saveCriteria } from '@goodword/contract/ratings'

/** Without their schemas: the server checks what is sent. */
export const listCall = callOf<typeof listRatings>('GET', '/api/applications/:applicationId/ratings')
export const rateCall = callOf<typeof rateApplication>('PUT', '/api/applications/:applicationId/rating')
export const saveCriteriaCall = callOf<typeof saveCriteria>('PUT', '/api/jobs/my-jobs/:id/criteria')
export const findCriteriaCall = callOf<typeof findCriteria>('GET', '/api/jobs/my-jobs/:id/criteria')

import { callOf, pathOf } from '@goodword/contract/endpoint'
import type { listMembers } from '@goodword/contract/members'

/** Of the people of the company, without schemas. */
export const MEMBERS = pathOf(callOf<typeof listMembers>('GET', '/api/company/members'))

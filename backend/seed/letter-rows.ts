import type { letters } from '../src/db/schema/letters.ts'
import { type Clock, idAt } from './clock.ts'

type NewLetter = typeof letters.$inferInsert

interface Application {
  id: string
  referralId: string
  /** Who referred, and who decides. */
  referrerId: string
  managerId: string
}

/**
 * Letters that were given up, for operators to see: one to each part, each for another reason. The mail stand-in takes them when they
 * are sent again.
 * @param applications one for each letter
 */
export function letterRows(applications: readonly Application[], clock: Clock): NewLetter[] {
  const refused: ((application: Application) => Pick<NewLetter, 'kind' | 'recipientKey' | 'lastError' | 'data'> & {
    attempts: number
    daysAgo: number
  })[] = [
    ({ referralId }) => ({
      ...{ kind: 'application-confirmation', recipientKey: referralId, data: {} },
      ...{ lastError: '550 EENVELOPE RCPT TO', attempts: 1, daysAgo: 1 },
    }),
    ({ referrerId }) => ({
      ...{ kind: 'referrer-status', recipientKey: referrerId, data: { status: 'interview' } },
      ...{ lastError: 'ECONNECTION CONN', attempts: 24, daysAgo: 2 },
    }),
    ({ managerId }) => ({
      ...{ kind: 'new-application', recipientKey: managerId, data: {} },
      ...{ lastError: '554 EMESSAGE DATA', attempts: 1, daysAgo: 4 },
    }),
  ]
  return refused.flatMap((letterOf, index) => {
    const application = applications[index]
    if (!application) return []
    const { daysAgo, ...letter } = letterOf(application)
    const createdAt = clock.ago(daysAgo)
    return { ...letter, id: idAt(createdAt), applicationId: application.id, state: 'parked' as const, createdAt }
  })
}

import { MENTIONS_MAX } from '@goodword/contract/limits'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { BadInput } from '../../errors.ts'

const STRANGER = 'Somebody mentioned here is not in your company. Please remove that mention.'

/**
 * Holds what a note mentions to the company of who writes it (docs/rules.md#a-note-can-mention-colleagues).
 * @throws BadInput where one is no member of it, or they are too many
 */
export async function requireMembers(tx: Transaction, userId: string, mentioned: readonly string[]): Promise<void> {
  if (mentioned.length === 0) return
  const refuse = (sentence: string) => new BadInput(sentence, { text: sentence })
  if (mentioned.length > MENTIONS_MAX) throw refuse(`Please mention at most ${MENTIONS_MAX} people in a note.`)
  const isMember = eq(companyMembers.companyId, companyOf(tx, userId))
  const count = await tx.$count(companyMembers, and(isMember, inArray(companyMembers.userId, [...mentioned])))
  if (count < mentioned.length) throw refuse(STRANGER)
}

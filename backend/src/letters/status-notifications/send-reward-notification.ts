import type { FactKind } from '@goodword/contract/statement'
import type { Transaction } from '../../db/connect/client.ts'
import { isRewardKnown } from '../../telling/is-reward-known.ts'
import { aboutFact } from '../about-fact.ts'
import type { Letter } from '../letter.ts'
import type { Mail } from '../mail.ts'
import { COMPANY_FACTS, REFERRER_FACTS } from '../templates/parts/notified-facts.ts'

/** Of a reward. */
interface Fact {
  id: string
  kind: FactKind
}

/**
 * Enqueues the letters to payer and payee about a change of a reward, in the transaction of the change
 * (docs/rules.md#whose-money-it-is-hears-of-it).
 * @param first letters to send before these
 */
export async function sendRewardNotification(
  tx: Transaction,
  mail: Pick<Mail, 'enqueue' | 'enqueueEach'>,
  { id: factId, kind }: Fact,
  first: readonly Letter[] = [],
): Promise<void> {
  const isIt = (fact: FactKind) => fact === kind
  // What is owed outlives who owes it and whom.
  const people = (await aboutFact.findPeople(tx, [factId])).get(factId)
  const [toReferrer, toCompany] = [REFERRER_FACTS.find(isIt), COMPANY_FACTS.find(isIt)]
  const letters: Letter[] = []
  // What the company or an operator does with a reward that the recommender was not told of, they are not told either.
  const isKnown = toReferrer && (await isRewardKnown(tx, factId))
  if (isKnown && people?.referrer) letters.push({ kind: 'referrer-reward', factId, fact: toReferrer })
  if (toCompany && people?.manager) letters.push({ kind: 'company-reward', factId, fact: toCompany })
  if (first.length > 0) await mail.enqueue(tx, [...first, ...letters])
  else if (letters.length > 0) await mail.enqueueEach(tx, letters)
}

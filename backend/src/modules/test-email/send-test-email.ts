import { TEST_MAILS_PER_HOUR } from '@goodword/contract/limits'
import type { TestEmailInput } from '@goodword/contract/test-email'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { addressKey } from '../../auth/address-key.ts'
import type { Deps } from '../../deps.ts'
import { Forbidden } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'

const HOUR = 3600

/**
 * Sends a test letter at once. In production it goes to one's own address only, as anything else would let anybody
 * write to anybody in our name; operators may (docs/rules.md#a-test-email-goes-to-ones-own-address).
 * @throws Unauthenticated, Forbidden, TooMany after five in an hour, Unavailable when the mail server does not take it
 */
export async function sendTestEmail(
  { db, env, mail }: Pick<Deps, 'db' | 'env' | 'mail'>,
  actor: Actor,
  letter: TestEmailInput,
): Promise<{ sent: true }> {
  const { userId, email, isOperator } = requireRole(actor)
  const isOwn = addressKey(letter.to) === addressKey(email)
  if (env.APP_MODE === 'production' && !isOwn && !isOperator) {
    throw new Forbidden(`Test emails go to your own address only: ${email}.`)
  }
  const sentence = `You can send ${TEST_MAILS_PER_HOUR} test emails an hour.`
  await takeFromLimit(db, `test-emails:${userId}`, TEST_MAILS_PER_HOUR, HOUR, sentence)
  await mail.sendTest(letter)
  return { sent: true }
}

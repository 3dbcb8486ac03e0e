import type { AuditAction } from '@goodword/contract/audit-actions'

const WORDS: Record<AuditAction, string> = {
  'letter-resent': 'Resent an email',
  'letter-dropped': 'Deleted an email',
  'release-rolled-back': 'Rolled a release back',
  'person-found': 'Looked up a person',
  'person-signed-out': 'Signed a person out everywhere',
  'payment-received': "Confirmed a company's payment",
  'recommender-paid': 'Paid a recommender out',
  'reward-disputed': 'Disputed a reward',
  'dispute-resolved': 'Decided a dispute',
}

/** What an operator did, as a person reads it; what only a newer server knows is shown as it is named. */
export function actionInWords(action: string): string {
  return Object.hasOwn(WORDS, action) ? WORDS[action as AuditAction] : action
}

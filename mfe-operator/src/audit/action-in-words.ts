import type { AuditAction } from '@goodword/contract/audit-actions'

const WORDS: Record<AuditAction, string> = {
  'letter-resent': 'Sent a letter again',
  'letter-dropped': 'Dropped a letter',
  'release-rolled-back': 'Rolled a release back',
  'person-found': 'Looked somebody up',
  'person-signed-out': 'Signed somebody out everywhere',
  'payment-received': "Confirmed a company's payment",
  'recommender-paid': 'Paid a recommender out',
  'reward-disputed': 'Disputed a reward',
  'dispute-resolved': 'Decided a dispute',
}

/** What an operator did, as a person reads it; what only a newer server knows is shown as it is named. */
export function actionInWords(action: string): string {
  return Object.hasOwn(WORDS, action) ? WORDS[action as AuditAction] : action
}

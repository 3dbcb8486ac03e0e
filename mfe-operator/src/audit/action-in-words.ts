import type { AuditAction } from '@goodword/contract/audit-actions'

const WORDS: Record<AuditAction, string> = {
  'letter-resent': 'Resent an email',
  'letter-dropped': 'Deleted an email',
  'release-rolled-back': 'Rolled a release back',
  'person-found': 'Looked up a person',
  'person-signed-out': 'Signed a person out everywhere',
  'note-written': 'Wrote a note about a person',
  'payment-received': "Confirmed a company's payment",
  'recommender-paid': 'Paid a recommender out',
  'reward-disputed': 'Disputed a reward',
  'dispute-resolved': 'Decided a dispute',
  'job-hidden': 'Hid a posting',
  'job-shown': 'Showed a posting again',
  'account-closed': 'Closed an account',
  'account-reopened': 'Reopened an account',
  'report-answered': 'Answered a report',
  'ai-turned-on': 'Turned the language model on',
  'ai-turned-off': 'Turned the language model off',
}

/** An operator's action as text; an action known only to a newer server keeps its name. */
export function actionInWords(action: string): string {
  return Object.hasOwn(WORDS, action) ? WORDS[action as AuditAction] : action
}

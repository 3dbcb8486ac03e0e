import type { AuditAction } from '@goodword/contract/audit-actions'
import { said } from '@goodword/languages/texts'

const WORDS: Record<AuditAction, string> = {
  'letter-resent': said('Resent an email'),
  'letter-dropped': said('Deleted an email'),
  'release-rolled-back': said('Rolled a release back'),
  'person-found': said('Looked up a person'),
  'person-signed-out': said('Signed a person out everywhere'),
  'note-written': said('Wrote a note about a person'),
  'payment-received': said("Confirmed a company's payment"),
  'recommender-paid': said('Paid a recommender out'),
  'reward-disputed': said('Disputed a reward'),
  'dispute-resolved': said('Decided a dispute'),
  'job-hidden': said('Hid a posting'),
  'job-shown': said('Showed a posting again'),
  'account-closed': said('Closed an account'),
  'account-reopened': said('Reopened an account'),
  'report-answered': said('Answered a report'),
  'ai-turned-on': said('Turned the language model on'),
  'ai-turned-off': said('Turned the language model off'),
}

/** An operator's action as text; an action known only to a newer server keeps its name. */
export function actionInWords(action: string): string {
  return Object.hasOwn(WORDS, action) ? WORDS[action as AuditAction] : action
}

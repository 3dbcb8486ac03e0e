/** What operators do, as the audit log names it (docs/rules.md#what-an-operator-does-is-written-down). */
export const AUDIT_ACTIONS = [
  'letter-resent',
  'letter-dropped',
  'release-rolled-back',
  'person-found',
  'person-signed-out',
  'note-written',
  'payment-received',
  'recommender-paid',
  'reward-disputed',
  'dispute-resolved',
  'job-hidden',
  'job-shown',
  'account-closed',
  'account-reopened',
  'report-answered',
  'ai-turned-on',
  'ai-turned-off',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

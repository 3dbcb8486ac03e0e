/**
 * Why a company sets a status, in a word for itself: neither the candidate nor the recommender is told
 * (docs/rules.md#a-status-can-have-a-reason-of-the-companys-own). The last two are no rejections of a person, and are told as such.
 */
export const STATUS_REASONS = [
  'experience',
  'skills',
  'place',
  'pay',
  'filled',
  'other',
  'did-not-answer',
  'no-longer-interested',
] as const
export type StatusReason = (typeof STATUS_REASONS)[number]

export const STATUS_REASON_LABELS: Record<StatusReason, string> = {
  experience: 'Experience',
  skills: 'Skills',
  place: 'Place or hours',
  pay: 'Pay',
  filled: 'Position filled',
  other: 'Another reason',
  'did-not-answer': 'Did not answer',
  'no-longer-interested': 'No longer interested',
}

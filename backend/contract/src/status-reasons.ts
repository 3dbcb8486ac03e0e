import { said } from '@goodword/languages/texts'
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
  experience: said('Experience'),
  skills: said('Skills'),
  place: said('Place or hours'),
  pay: said('Pay'),
  filled: said('Position filled'),
  other: said('Another reason'),
  'did-not-answer': said('Did not answer'),
  'no-longer-interested': said('No longer interested'),
}

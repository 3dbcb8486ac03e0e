import { said } from '@goodword/languages/texts'
/** Reasons for a no that are about the role, and how a draft says them. None says anything of the person. */
export const NO_REASONS = {
  experience: {
    label: said('Somebody else has done more of this work'),
    sentence: 'We chose somebody who has done more of the work that this role needs now.',
  },
  skill: {
    label: said('The role needs a skill we did not find'),
    sentence: 'The role needs a skill from the first day that we did not find in your application.',
  },
  many: {
    label: said('More good applications than places'),
    sentence: 'We had more good applications than places.',
  },
  changed: {
    label: said('The role has changed'),
    sentence: 'The role has changed since you applied, and needs something else now.',
  },
  filled: {
    label: said('The position is filled'),
    sentence: 'The position is filled.',
  },
  conditions: {
    label: said('Hours, place or pay do not match'),
    sentence: 'Hours, place or pay of the role do not match what you are looking for.',
  },
} as const
export type NoReason = keyof typeof NO_REASONS

/** The most reasons of one draft: more would be an argument. */
export const NO_REASONS_MAX = 3

/** A no in a manager's plain words, made of some reasons, for the manager to change; it is sent by nobody else. */
export function draftNo(reasons: readonly NoReason[]): string {
  const sentences = reasons.slice(0, NO_REASONS_MAX).map((reason) => NO_REASONS[reason].sentence)
  return ['Thank you for applying, and for the time you took.', ...sentences, 'I wish you well in your search.'].join(
    ' ',
  )
}

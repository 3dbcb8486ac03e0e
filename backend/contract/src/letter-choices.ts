/** Letters that a person may turn off, by group; in a file of its own, so that who needs no schema loads none. */
export const LETTER_CHOICES = {
  /** Applications to jobs of the own company: to all its jobs, those that one handles, or once a day about those. */
  applications: ['each', 'mine', 'daily', 'none'],
  /** Notes of colleagues that mention one. */
  mentions: ['each', 'daily', 'none'],
  /** What becomes of the people whom one recommended. */
  referrals: ['each', 'daily', 'none'],
} as const

export type LetterGroup = keyof typeof LETTER_CHOICES
export type LetterChoice = (typeof LETTER_CHOICES)[LetterGroup][number]
export type LetterChoices = { [Group in LetterGroup]: (typeof LETTER_CHOICES)[Group][number] }

export const LETTER_GROUPS = Object.keys(LETTER_CHOICES) as LetterGroup[]

/** What holds for who has chosen nothing. */
export const LETTER_DEFAULTS: LetterChoices = { applications: 'mine', mentions: 'each', referrals: 'each' }

/** The hour of the reader's day at which the daily summary is sent. */
export const SUMMARY_HOUR = 8

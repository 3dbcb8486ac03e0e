import type { Posting } from '../src/jobs.ts'

/** What is said of a job, for the tests of every room: all that it can have. */
export const POSTING: Posting = {
  title: 'Baker',
  description: 'Bread every morning, cake on Fridays,\nand a team that laughs a lot.',
  requirements: 'Early hours\nStrong arms, and patience',
  location: 'Lisbon',
  workplace: null,
  city: null,
  country: null,
  remoteFrom: [],
  type: 'part-time',
  salaryMin: 30_000,
  salaryMax: 42_400,
  payPeriod: 'year',
  payCurrency: 'USD',
  payBasis: null,
  answerWithinDays: 9,
}

/** The words by which a reader knows each part of it, on every page that shows the whole posting. */
export const POSTING_WORDS: Record<keyof Posting, string> = {
  title: 'Baker',
  description: 'and a team that laughs a lot.',
  requirements: 'Strong arms, and patience',
  location: 'Lisbon',
  // It says no more of the place than its text (workplace-words.test.ts).
  workplace: 'Lisbon',
  city: 'Lisbon',
  country: 'Lisbon',
  remoteFrom: 'Lisbon',
  type: 'Part-time',
  salaryMin: '$30k',
  salaryMax: '$42k',
  payPeriod: '$30k - $42k',
  payCurrency: '$30k',
  payBasis: '$42k',
  answerWithinDays: '9 days',
}

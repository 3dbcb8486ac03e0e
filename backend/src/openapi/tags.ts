import type { Tag } from '../http/operation.ts'

/** What calls are about, in the order in which they are read. */
export const TAGS: Readonly<Record<Tag, string>> = {
  'Sign-in': 'Browsers navigate here: the answers are redirects and pages.',
  People: 'The person who is signed in.',
  Companies: 'The company of a hiring manager.',
  Jobs: 'Open roles.',
  Referrals: 'Invitations that a referrer sends.',
  Candidates: 'What the holder of a personal link may do, without an account.',
  Applications: 'Opting in, and what the hiring side does with it.',
  Money: 'What is owed, and what becomes of it. Amounts are whole cents.',
  Files: 'Uploads, and what is made of them.',
  Letters: 'Test letters, and no more letters.',
  Operators: 'For who runs the installation; to everybody else there is nothing here.',
  'Language model': 'Where the operator names one: plainer words for a passage, and who has that turned off.',
  Reports: 'What browsers report by themselves.',
  Health: 'For whoever runs the server.',
}

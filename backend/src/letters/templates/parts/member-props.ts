import type { Quoted } from '@goodword/contract/quoted'
import type { Referrer } from './words.ts'

/** What letters about the members of a company say. */
export interface MemberProps {
  firstName: string
  /** Who joined, or who removed the reader. */
  personName: Referrer
  companyName: Quoted
  link: string
}

export const MEMBER_SAMPLE: MemberProps = {
  firstName: 'Margaret',
  personName: '“Ada Lovelace”',
  companyName: '“Aurora Energy”',
  link: 'https://goodword.example/team',
}

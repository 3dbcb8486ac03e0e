import { addressKey } from '../src/auth/address-key.ts'
import { type Clock, idAt } from './clock.ts'
import { COMPANIES } from './companies/companies.ts'
import { DEMO_PEOPLE } from './content/people.ts'
import { demoSubject } from './demo-subject.ts'
import { REFERRERS } from './referrals/referrers.ts'

/** Older than everything they have done. */
const SINCE = 90

/** Everybody's account. @param issuer who vouches for them at sign-in */
export function userRows(issuer: string, clock: Clock) {
  const createdAt = clock.ago(SINCE)
  const everybody = [
    ...DEMO_PEOPLE,
    ...COMPANIES.map(({ manager }) => manager),
    ...REFERRERS.map(({ referrer }) => referrer),
  ]
  const people = new Map(everybody.map((person) => [person.email, person]))
  return [...people.values()].map(({ email, firstName, lastName, role }) => ({
    id: idAt(createdAt),
    issuer,
    subject: demoSubject(email),
    email,
    emailKey: addressKey(email),
    firstName,
    lastName,
    role,
    createdAt,
  }))
}

import { clockAt } from './clock.ts'
import { COMPANIES } from './companies/companies.ts'
import { companyRows } from './company-rows.ts'
import { OLGA } from './content/people.ts'
import { letterRows } from './letter-rows.ts'
import { referralRows } from './referral-rows.ts'
import { REFERRERS } from './referrals/referrers.ts'
import { userRows } from './user-rows.ts'

/**
 * All rows of the demo data, tied together by ids made here, so that each table is one insert.
 * @param issuer who vouches for the people at sign-in
 * @param now milliseconds; everything is dated back from it
 */
export async function demoRows(issuer: string, now: number) {
  const clock = clockAt(now)
  const users = userRows(issuer, clock)
  const userIds = new Map(users.map(({ email, id }) => [email, id]))
  const companies = await Promise.all(
    COMPANIES.map((company) => companyRows(company, (email) => named(userIds, email), clock)),
  )
  const jobs = new Map(companies.flatMap((company) => company.jobs).map(({ key, row }) => [key, row]))
  const referrals = REFERRERS.flatMap(({ referrer, referrals }) =>
    referrals.map((referral) =>
      referralRows(referral, named(jobs, referral.job), named(userIds, referrer.email), clock),
    ),
  )
  const applications = referrals.flatMap(({ application }) => application ?? [])
  const people = new Map(referrals.map(({ referral }) => [referral.id, referral.referrerId]))
  const managers = new Map([...jobs.values()].map(({ id, postedBy }) => [id, postedBy]))
  return {
    users,
    companies: companies.map(({ company }) => company),
    companyMembers: companies.flatMap(({ members }) => members),
    companyInvitations: companies.flatMap(({ invitations }) => invitations),
    jobs: [...jobs.values()],
    referrals: referrals.map(({ referral }) => referral),
    eventSalts: referrals.flatMap(({ eventSalts }) => eventSalts),
    events: referrals
      .flatMap(({ events }) => events)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ row }) => row),
    hires: referrals.flatMap(({ hire }) => hire ?? []),
    operatorId: named(userIds, OLGA.email),
    applications: applications.map(({ row }) => row),
    letters: letterRows(
      applications.map(({ row: { id, referralId, jobId } }) => ({
        ...{ id, referralId },
        ...{ referrerId: named(people, referralId), managerId: named(managers, jobId) },
      })),
      clock,
    ),
    statusChanges: applications.flatMap(({ history }) => history),
    files: [...companies.map(({ logo }) => logo), ...applications.flatMap(({ documents }) => documents)],
  }
}

/** What the content names by a key or an address. */
function named<T>(things: ReadonlyMap<string, T>, name: string): T {
  const thing = things.get(name)
  if (!thing) throw new Error(`The demo data names ${name}, which is not in it`)
  return thing
}

import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { newRound, WRITES } from '../../../test/application-writes.ts'
import { testApp } from '../../../test/harness.ts'
import { answerReminders } from '../../db/schema/answer-reminders.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'

const app = testApp({ OPERATOR_EMAILS: 'olga@example.org' })

interface Known {
  /** Where a candidate reads in their download what the table holds of them, or why they do not. */
  download: string
  /** Whether a row that names them by an id outlives their erasure. */
  outlives: boolean
}

const TABLES: Record<string, Known> = {
  answer_reminders: { download: 'not: who of the company was reminded of it', outlives: false },
  application_changes: { download: 'application.changes', outlives: false },
  application_notes: { download: 'application.notes', outlives: false },
  application_ratings: { download: 'application.ratings', outlives: false },
  application_reads: { download: 'not: who of the company has opened it', outlives: false },
  applications: { download: 'application', outlives: false },
  candidate_links: { download: 'not: a hash of what they hold themselves', outlives: false },
  candidate_questions: { download: 'questions', outlives: false },
  event_salts: { download: 'not: a random number', outlives: false },
  events: { download: 'receipt; the rest are ids', outlives: true },
  letters: { download: 'letters', outlives: false },
  objects: { download: 'application.documents', outlives: false },
  // Those by which money is or may be owed stay; the reward of this hire is disputed.
  referral_terms: { download: 'not: nothing in it is about them', outlives: true },
  reports: { download: 'reports', outlives: false },
  reward_reasons: { download: 'not: what others say about money between them', outlives: false },
  rewards: { download: 'not: money between others', outlives: true },
  role_consents: { download: 'application.otherRoles', outlives: false },
  status_changes: {
    download: 'application.history, application.reasons and application.companyWords',
    outlives: false,
  },
}

/** Tables without a row that names a candidate by an id of their own, and what they hold instead. */
const OTHERS: Record<string, string> = {
  ai_offs: 'companies that send no texts to the language model',
  accounts: 'balances of companies and recommenders',
  audit_entries: 'what operators did, by ids',
  companies: 'what companies say of themselves',
  company_billing: 'whom invoices are made out to',
  company_invitations: 'colleagues whom companies invited',
  company_members: 'those who hire',
  domain_proofs: 'domains and keyed hashes of companies',
  ended_apply_sessions: 'random numbers',
  entries: 'amounts',
  former_members: 'those who hired',
  invoices: 'whom companies are billed as, by reward',
  job_criteria: 'by what companies look at applications',
  job_occupations: 'what the work of jobs is called',
  job_versions: 'postings as they were',
  jobs: 'postings',
  kept_keys: 'keys',
  operator_notes: 'what operators wrote about those who sign in',
  person_settings: 'what those who sign in have set',
  posting_templates: 'what companies start postings from',
  rate_limits: 'counts, by ids or keyed hashes',
  // The download has it as the invitation; erasure empties the row, which its referrer counts (`erasure.test.ts`).
  referrals: 'invitations',
  release_pointers: 'releases',
  built_files: 'scripts of the front end',
  release_reports: 'keyed hashes of networks and accounts, by release',
  release_watches: 'releases',
  releases: 'releases',
  reward_facts: 'payments between others',
  sealed_keys: 'keys',
  search_words: 'words of postings',
  sessions: 'sessions of those who sign in',
  signed_heads: 'hashes',
  suppressions: 'keyed hashes of addresses, which outlive an erasure so that "never again" does',
  transfers: 'amounts',
  untold_facts: 'what happened with rewards, by ids',
  users: 'those who sign in',
}

/** Columns of the database's tables that say whom a row is about. */
async function columns() {
  const { rows } = await app.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('referral_id', 'application_id') order by 1, 2`)
  return rows
}

/** The tables that have a row about one of these. */
async function tablesNaming(ids: Record<string, string>): Promise<string[]> {
  const found = new Set<string>()
  for (const { table, column } of await columns()) {
    const { rows } = await app.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${ids[column]} limit 1`,
    )
    if (rows.length > 0) found.add(table)
  }
  return [...found].sort()
}

test("every table is listed as holding candidates' data or not", async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(TABLES), ...Object.keys(OTHERS)].sort())
})

test("every table with candidates' data is covered by export and erasure", async () => {
  const names = Object.keys(TABLES)
  expect([...new Set((await columns()).map(({ table }) => table))]).toEqual(names)

  const referrer = await app.signIn('referrer')
  const operator = await app.signIn('referrer', { email: 'olga@example.org' })
  const done = ['noting', 'rating', 'reading', 'disputing the reward', 'ending the hire', 'sending the notification']
  const round = await newRound(app, { referrer, operator }, done)
  for (const name of done) expect(await WRITES[name]?.(round)).toBeOneOf([200, 201, 204])
  expect(await WRITES['reporting the job']?.(round)).toBe(204)
  await app.db
    .insert(answerReminders)
    .values({ applicationId: round.applicationId, userId: round.colleagueId, stage: 'half' })
  await app.db.insert(roleConsents).values({
    ...{ referralId: round.referralId, agreementText: 'I agree', agreementHash: 'hash', agreementVersion: '1' },
    expiresAt: new Date(),
  })
  await app.db.insert(applicationChanges).values({ applicationId: round.applicationId, kind: 'note', text: 'Hello' })
  const ids = { referral_id: round.referralId, application_id: round.applicationId }
  expect(await tablesNaming(ids)).toEqual(names)

  expect(await WRITES.erasing?.(round)).toBe(204)
  expect(await tablesNaming(ids)).toEqual(names.filter((name) => TABLES[name]?.outlives))
})

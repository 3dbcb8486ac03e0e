import type postgres from 'postgres'
import type { Parties } from './parties.ts'

/** Hires written by one transaction. */
const AT_ONCE = 2000
/** Transfers of a hire from the promise until everybody was paid. */
export const TRANSFERS = 9

/** Every fact of such a hire, with the moves of it: from, to, and how many cents. */
const FACTS: readonly [kind: string, moves: readonly [from: string, to: string, cents: number][]][] = [
  [
    'promised',
    [
      ['company-held', 'recommender-held', 225_000],
      ['company-held', 'goodword-held', 75_000],
    ],
  ],
  [
    'due',
    [
      ['company-due', 'company-held', 300_000],
      ['recommender-held', 'recommender-due', 225_000],
      ['goodword-held', 'goodword-due', 75_000],
    ],
  ],
  ['paid', [['settlement', 'company-due', 300_000]]],
  [
    'received',
    [
      ['company-paid', 'settlement', 300_000],
      ['goodword-due', 'goodword-paid', 75_000],
    ],
  ],
  ['paid-out', [['recommender-due', 'recommender-paid', 225_000]]],
]

const accountOf = (kind: string) =>
  kind.startsWith('recommender-') ? `'${kind}/' || recommender` : `'${kind}/' || company`

/** Writes hires that were paid to the end, through the triggers of the ledger, in the order in which they happened. */
export async function fillLedger(sql: postgres.Sql, parties: Parties, hires: number): Promise<void> {
  const recommenders = parties.recommenders.map(({ userId }) => userId)
  const jobs = parties.companies.map(({ job }) => job)
  for (let from = 0; from < hires; from += AT_ONCE) {
    await sql.begin(async (tx) => {
      await tx`
        create temp table hires on commit drop as
        select i, uuidv7() as referral, uuidv7() as application, uuidv7() as reward,
          (${recommenders}::uuid[])[1 + case when i % 10 = 0 then 0 else i % ${recommenders.length} end] as recommender,
          (${jobs.map(({ id }) => id)}::uuid[])[1 + case when i % 10 = 0 then 0 else i % ${jobs.length} end] as job,
          (${jobs.map(({ companyId }) => companyId)}::uuid[])[1 + case when i % 10 = 0 then 0 else i % ${jobs.length} end] as company,
          now() - interval '1 year' + i * interval '1 second' as at
        from generate_series(${from}::int, ${Math.min(from + AT_ONCE, hires) - 1}::int) i`
      await tx`
        insert into referrals (id, job_id, referrer_id, candidate_email, candidate_key, candidate_name, is_message_private, status,
          progress, referral_bonus, token_hash, token_expires_at, created_at)
        select referral, job, recommender, referral || '@example.org', referral || '@example.org', 'Kim Park', false, 'hired',
          'applied', 3000, referral, at + interval '30 days', at from hires`
      await tx`
        insert into applications (id, referral_id, job_id, first_name, last_name, email, candidate_key, status, told_status,
          agreement_text, agreement_hash, agreement_version, message_included, confirmed_at, consent_expires_at, created_at)
        select application, referral, job, 'Kim', 'Park', referral || '@example.org', referral || '@example.org', 'hired', 'hired',
          'As agreed.', 'hash', '1', false, at, at + interval '1 year', at from hires`
      await tx`
        insert into referral_terms (referral_id, company_id, company_name, job_title, bonus_cents, currency, recommender_percent,
          guarantee_days, text, text_hash, created_at)
        select referral, company, 'Crumb', 'Baker', 300000, 'USD', 75, 60, 'As promised.', 'hash', at from hires`
      await tx`
        insert into rewards (id, application_id, occurrence, referral_id, job_id, company_id, recommender_id, company_name, job_title,
          gross_cents, share_cents, terms, terms_hash, hired_at, due_at, state, created_at)
        select reward, application, 1, referral, job, company, recommender, 'Crumb', 'Baker', 300000, 75000, 'As promised.', 'hash',
          at, at + interval '60 days', 'paid-out', at from hires`
      for (const [kind, moves] of FACTS) {
        await tx`insert into reward_facts (reward_id, kind) select reward, ${kind} from hires order by i`
        for (const [debit, credit, cents] of moves)
          await tx.unsafe(`
            insert into transfers (reward_id, kind, from_account, to_account, amount_cents)
            select reward, '${kind}', ${accountOf(debit)}, ${accountOf(credit)}, ${cents} from hires order by i`)
      }
    })
  }
  await sql`vacuum analyze`
}

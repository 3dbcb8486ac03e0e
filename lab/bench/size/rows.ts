import type postgres from 'postgres'
import { agreedIn } from '../../../backend/src/modules/applications/agreed.ts'
import type { Contents } from './contents.ts'

/** What is written by one transaction: rows of these numbers. */
export type Insert = (tx: postgres.TransactionSql, from: number, to: number, contents: Contents) => Promise<unknown>

/** Kinds of rows: their ids say which. */
export const KINDS = { person: 1, company: 2, job: 3, referral: 4, application: 5 } as const

/** The first have a company each; the last one recommends most. */
export const insertPeople: Insert = (tx, from, to, { companies }) => tx`
  insert into users (id, issuer, subject, email, email_key, first_name, last_name, role, created_at)
  select bench.id(${KINDS.person}, n), 'https://accounts.google.com', 'bench-' || n, email, email,
    initcap(bench.word((bench.chance(n, 30) * 3000)::int)), initcap(bench.word((bench.chance(n, 31) * 200000)::int)),
    case when n < ${companies}::int then 'hiring_manager' else 'referrer' end, at - interval '800 days'
  from bench.begun, generate_series(${from}::bigint, ${to}::bigint) n, lateral (select 'person-' || n || '@example.org' as email) it`

export const insertCompanies: Insert = (tx, from, to) => tx`
  with made as (
    insert into companies (id, name, description, created_at)
    select bench.id(${KINDS.company}, n), bench.company_name(n), 'A company that is an example.', at - interval '800 days'
    from bench.begun, generate_series(${from}::bigint, ${to}::bigint) n
    returning id)
  insert into company_members (user_id, company_id, role)
  select bench.id(${KINDS.person}, n), bench.id(${KINDS.company}, n), 'owner'
  from generate_series(${from}::bigint, ${to}::bigint) n where (select count(*) from made) > 0`

/** Sentences of a description, and of requirements: some 3,000 characters and 400. */
const DESCRIPTION = 24
const REQUIREMENTS = 3

/** Over two years, evenly. Every so many jobs one is of the first company; a tenth is closed. */
export const insertJobs: Insert = (tx, from, to, { jobs, companies, sentences, own }) => tx`
  insert into jobs (id, company_id, posted_by, title, description, requirements, location, type, salary_min, salary_max,
    referral_bonus, company_name, is_active, is_public, created_at)
  select bench.id(${KINDS.job}, n), bench.id(${KINDS.company}, company), bench.id(${KINDS.person}, company), bench.title(n),
    ${tx.unsafe(sentencesOf(0, DESCRIPTION, sentences))} || ' Ask for ' || bench.own_word(n) || '.',
    ${tx.unsafe(sentencesOf(DESCRIPTION, REQUIREMENTS, sentences))}, bench.place(n),
    case when bench.chance(n, 40) < 0.6 then 'full-time' when bench.chance(n, 40) < 0.85 then 'part-time' else 'contract' end,
    salary, salary + floor(bench.chance(n, 42) * 60)::int * 500,
    case when bench.chance(n, 43) < 0.6 then 250 * (1 + floor(power(bench.chance(n, 44), 3) * 40)::int) end,
    bench.company_name(company), n = 0 or bench.chance(n, 45) < 0.9, bench.chance(n, 46) < 0.5,
    at - interval '730 days' * (1 - n / ${jobs}::float8)
  from bench.begun cross join generate_series(${from}::bigint, ${to}::bigint) n
    cross join lateral (select
      case when n % ${Math.ceil(jobs / own)} = 0 then 0 else floor(power(bench.chance(n, 41), 2) * ${companies}::int)::bigint end as company,
      case when bench.chance(n, 47) < 0.7 then 20000 + floor(power(bench.chance(n, 48), 2) * 300)::int * 500 end as salary) it`

/** SQL for a text of the job of number `n`. */
function sentencesOf(from: number, count: number, sentences: number): string {
  return `(select string_agg((select body from bench.sentences where number = floor(bench.chance(n * 100 + at, 50) * ${sentences})::int), ' ' order by at)
      from generate_series(${from}, ${from + count - 1}) at)`
}

const agreed = agreedIn('en')

/**
 * The first are of one recommender, as many of one job, with an application each; of the others a fifth has one. They count for
 * years, so that no sweep ends what is measured.
 */
export const insertReferrals: Insert = async (tx, from, to, { jobs, companies, people, own }) => {
  await tx`
    create temp table made on commit drop as
    select n, bench.id(${KINDS.referral}, n) as id, 'candidate-' || n || '@example.org' as email,
      initcap(bench.word((bench.chance(n, 60) * 3000)::int)) as first_name, initcap(bench.word((bench.chance(n, 61) * 200000)::int)) as last_name,
      case when n < ${own}::int then ${people - 1}::bigint
        else ${companies}::int + floor(bench.chance(n, 62) * ${people - companies - 1}::int)::bigint end as recommender,
      case when n >= ${own}::int and n < ${2 * own}::int then 0::bigint
        else ${jobs}::int - 1 - floor(power(bench.chance(n, 63), 3) * ${jobs}::int)::bigint end as job,
      n >= ${own}::int and (n < ${2 * own}::int or bench.chance(n, 64) < 0.2) as has_applied,
      at - interval '25 days' * bench.chance(n, 65) as at
    from bench.begun, generate_series(${from}::bigint, ${to}::bigint) n`
  await tx`
    insert into referrals (id, job_id, referrer_id, candidate_email, candidate_key, candidate_name, message, is_message_private, status,
      progress, referral_bonus, token_hash, token_expires_at, created_at)
    select id, bench.id(${KINDS.job}, job), bench.id(${KINDS.person}, recommender), email, email, first_name || ' ' || last_name,
      'Somebody to talk to.', false, case when has_applied then 'applied' end,
      case when has_applied then 'applied' when bench.chance(n, 66) < 0.8 then 'invited' else 'interested' end, 3000,
      'bench-' || n, at + interval '10 years', at from made`
  await tx`
    insert into referral_terms (referral_id, company_id, company_name, job_title, bonus_cents, currency, recommender_percent,
      guarantee_days, text, text_hash, created_at)
    select made.id, jobs.company_id, jobs.company_name, jobs.title, 300000, 'USD', 75, 60, 'As promised.', 'bench', at
    from made join jobs on jobs.id = bench.id(${KINDS.job}, job)`
  await tx`insert into event_salts select id, md5(n::text) || md5(n::text || 'salt') from made`
  await tx`
    insert into applications (id, referral_id, job_id, first_name, last_name, email, candidate_key, cover_letter, status, told_status,
      agreement_text, agreement_hash, agreement_version, message_included, confirmed_at, consent_expires_at, created_at, updated_at)
    select bench.id(${KINDS.application}, n), id, bench.id(${KINDS.job}, job), first_name, last_name, email, email, 'I would like to work here.',
      status, status, ${agreed.agreementText}, ${agreed.agreementHash}, ${agreed.agreementVersion}, true, applied, at + interval '10 years', applied, applied
    from made, lateral (select at + interval '1 day' * bench.chance(n, 67) as applied,
      (array['pending', 'pending', 'reviewing', 'interview'])[1 + floor(bench.chance(n, 68) * 4)::int] as status) it
    where has_applied`
}

/** Every word of all jobs, as the trigger would have gathered them: from what their texts are made of, as they were made. */
export const insertWords: Insert = (tx, _from, _to, { jobs, companies }) => tx`
  insert into search_words
  select distinct piece from (
    select unnest(search_pieces(E'\\x1f' || lower(body))) from bench.sentences
    union all select unnest(search_pieces(lower(title))) from (select distinct bench.title(n) as title from generate_series(0, ${jobs - 1}::bigint) n) titles
    union all select unnest(search_pieces(E'\\x1f' || lower(bench.company_name(n)))) from generate_series(0, ${companies - 1}::bigint) n
    union all select distinct bench.own_word(n) from generate_series(0, ${jobs - 1}::bigint) n
    union all select regexp_split_to_table(lower(place) || ' ask for', '[^[:alnum:]]+') from (select distinct bench.place(n) as place from generate_series(0, ${jobs - 1}::bigint) n) places
  ) pieces (piece) on conflict do nothing`

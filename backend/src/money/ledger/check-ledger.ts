import type postgres from 'postgres'

/** Ids of a fault that are told: enough to look into. */
const TOLD = 3

/**
 * What must hold of the ledger, each with a query for what does not (docs/rules.md#what-is-owed-is-recorded). They read the
 * whole ledger, and read it alone: none of what posts to it.
 */
const RULES: readonly [holds: string, faults: string][] = [
  ['the sum of all accounts is 0', `select 'all' as id from accounts having sum(balance_cents) <> 0`],
  [
    'each transfer has two entries, of its amount',
    `select t.id from transfers t left join entries e on e.transfer_id = t.id group by t.id
       having count(*) <> 2 or bool_or(e.amount_cents is null)
         or bool_or(e.amount_cents <> case e.account_id when t.from_account then -t.amount_cents
           when t.to_account then t.amount_cents end)
         or count(distinct e.account_id) <> 2`,
  ],
  [
    'each entry is of a transfer',
    `select e.account_id || '#' || e.position as id from entries e
       where not exists (select 1 from transfers t where t.id = e.transfer_id
         and e.account_id in (t.from_account, t.to_account))`,
  ],
  [
    'the entries of an account, one after the other, give each balance and the last',
    `select account_id as id from (
       select a.id as account_id, a.balance_cents as last, a.entries as known, e.position, e.balance_cents,
         sum(e.amount_cents) over w as replayed, row_number() over w as counted
       from accounts a left join entries e on e.account_id = a.id
       window w as (partition by a.id order by e.position)
     ) each group by account_id, last, known
       having bool_or(balance_cents <> replayed or position <> counted) or max(coalesce(position, 0)) <> known
         or coalesce((array_agg(balance_cents order by position desc))[1], 0) <> last`,
  ],
  [
    'a replay of all transfers gives the same balances',
    `select coalesce(a.id, r.id) as id from accounts a full join (
       select id, sum(cents) as cents from (
         select from_account as id, -amount_cents as cents from transfers
         union all select to_account, amount_cents from transfers
       ) moved group by id
     ) r on r.id = a.id where coalesce(a.balance_cents, 0) <> coalesce(r.cents, 0)`,
  ],
  [
    'a reward stands where its last fact that moves money left it',
    `select r.id from rewards r left join lateral (
       select f.kind from reward_facts f where f.reward_id = r.id and f.kind not in ('disputed', 'resolved')
         order by f.id desc limit 1
     ) last on true where r.state is distinct from case last.kind when 'promised' then 'held' else last.kind end`,
  ],
  [
    'what moves money has its transfers, and nothing else has',
    `select f.id from reward_facts f
       left join (select reward_id, kind, count(*) as moves from transfers group by reward_id, kind) t
         on t.reward_id = f.reward_id and t.kind = f.kind
       where coalesce(t.moves, 0) <> case f.kind when 'promised' then 2 when 'due' then 3 when 'paid' then 1
         when 'received' then 2 when 'paid-out' then 1 when 'reversed' then 2 else 0 end
     union all
     select t.id from transfers t where not exists (
       select 1 from reward_facts f where f.reward_id = t.reward_id and f.kind = t.kind)`,
  ],
  [
    'a promise is worth the whole bonus',
    `select r.id from rewards r left join transfers t on t.reward_id = r.id and t.kind = 'promised'
       group by r.id having coalesce(sum(t.amount_cents), 0) <> r.gross_cents`,
  ],
  [
    'the money of a reward is where it stands, with its parties',
    `select distinct coalesce(n.reward_id, x.reward_id) as id from (
       select reward_id, account, sum(cents) as cents from (
         select reward_id, from_account as account, -amount_cents as cents from transfers
         union all select reward_id, to_account, amount_cents from transfers
       ) moved group by reward_id, account having sum(cents) <> 0
     ) n full join (
       select r.id as reward_id, part.kind || '/' || part.whose as account, part.cents from rewards r, lateral (values
         (case r.state when 'held' then 'company-held' when 'due' then 'company-due' when 'paid' then 'settlement'
           else 'company-paid' end, r.company_id, -r.gross_cents),
         (case r.state when 'held' then 'recommender-held' when 'paid-out' then 'recommender-paid'
           else 'recommender-due' end, r.recommender_id, r.gross_cents - r.share_cents),
         (case when r.state = 'held' then 'goodword-held' when r.state in ('received', 'paid-out') then 'goodword-paid'
           else 'goodword-due' end, r.company_id, r.share_cents)
       ) part (kind, whose, cents) where r.state <> 'reversed'
     ) x on x.reward_id = n.reward_id and x.account = n.account
     where n.cents is distinct from x.cents`,
  ],
  [
    'no application has two promises that stand',
    `select application_id as id from rewards where state <> 'reversed' group by application_id having count(*) > 1`,
  ],
  [
    'a hire has a promise that stands, unless an operator took it back',
    `select a.id from applications a join referral_terms t on t.referral_id = a.referral_id
       where a.status = 'hired' and t.bonus_cents > 0 and not exists (
         select 1 from rewards r where r.application_id = a.id and (r.state <> 'reversed' or exists (
           select 1 from reward_facts f where f.reward_id = r.id and f.kind = 'resolved')))`,
  ],
  [
    // A hire that ends later is disputed, by a clock that is not before that of any change that is seen here.
    'what is held belongs to a hire until its guarantee has passed, unless it is disputed or an operator decided',
    `select r.id from rewards r join applications a on a.id = r.application_id
       where r.state = 'held' and a.status <> 'hired' and not r.is_disputed and r.due_at > clock_timestamp()
         and not exists (select 1 from rewards each join reward_facts f on f.reward_id = each.id
           where each.application_id = r.application_id and f.outcome is not null)`,
  ],
]

/**
 * Whether the ledger adds up, all of it read as of one moment.
 * @param owner a connection without a deadline: a million transfers take a while
 * @returns a sentence for each rule that does not hold, with the first ids at fault; none where all is well
 */
export async function checkLedger(sql: postgres.Sql): Promise<string[]> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const found: string[] = []
    for (const [holds, faults] of RULES) {
      const rows = await tx.unsafe<{ id: string; faults: number }[]>(
        `select id, count(*) over ()::int as faults from (${faults}) fault limit ${TOLD}`,
      )
      const [first] = rows
      if (first) found.push(`Not so (${first.faults}): ${holds}. First: ${rows.map(({ id }) => id).join(', ')}`)
    }
    return found
  })
}

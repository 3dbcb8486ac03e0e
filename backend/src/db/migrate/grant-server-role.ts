import type postgres from 'postgres'

/**
 * What the server may do with each table of ours: the log of events, what notes its signing, what operators did and the ledger
 * are only ever added to, and terms never change.
 */
const GRANTS = (role: string) => [
  `grant usage on schema public, drizzle to ${role}`,
  `grant select, insert, update, delete on all tables in schema public to ${role}`,
  `revoke all on events from ${role}`,
  `grant select, insert on events to ${role}`,
  `revoke all on signed_heads from ${role}`,
  `grant select, insert on signed_heads to ${role}`,
  `revoke all on audit_entries from ${role}`,
  `grant select, insert on audit_entries to ${role}`,
  // A trigger writes accounts and entries in the owner's name; `now()` dates transfers (docs/decisions/0031-ledger.md).
  `revoke all on accounts, entries, transfers, rewards, reward_facts from ${role}`,
  `grant select on accounts, entries, transfers, rewards, reward_facts to ${role}`,
  `grant insert (id, reward_id, kind, from_account, to_account, amount_cents, reverses) on transfers to ${role}`,
  `grant insert (id, reward_id, kind, actor_id, reference, outcome, request_id) on reward_facts to ${role}`,
  `grant insert, update (state, is_disputed) on rewards to ${role}`,
  `revoke all on invoices from ${role}`,
  `grant select on invoices to ${role}`,
  `grant insert (reward_id, buyer, buyer_address, buyer_tax_id) on invoices to ${role}`,
  // They end with their referral alone, if at all, which a trigger sees to in the owner's name.
  `revoke update, delete on referral_terms from ${role}`,
  // Versions of a posting end with their job alone.
  `revoke update, delete on job_versions from ${role}`,
  // So that a server which may not change tables can tell that they are as it needs them.
  `grant select on all tables in schema drizzle to ${role}`,
]

/** The queue makes and upgrades its tables itself: they belong to the server, also where the owner had made them. */
const QUEUE = 'pgboss'

/**
 * Gives the role that the server signs in with what it needs and no more, all of it or nothing
 * (docs/decisions/0009-event-log.md). Safe to run at every start.
 * @param owner signed in as the owner of the database
 */
export async function grantServerRole(owner: postgres.Sql, name: string): Promise<void> {
  const role = `"${name.replaceAll('"', '""')}"`
  await owner.begin(async (tx) => {
    const [database] = await tx<{ name: string }[]>`select quote_ident(current_database()) as name`
    await tx.unsafe(`grant create on database ${database?.name} to ${role}`)
    for (const grant of GRANTS(role)) await tx.unsafe(grant)
    const foreign = await tx<{ what: string }[]>`
      select 'schema ' || quote_ident(nspname) as what from pg_namespace
        where nspname = ${QUEUE} and nspowner <> ${name}::regrole
      union all select 'table ' || oid::regclass from pg_class
        where relnamespace = to_regnamespace(${QUEUE}) and relkind in ('r', 'p') and relowner <> ${name}::regrole
      union all select 'function ' || oid::regprocedure from pg_proc
        where pronamespace = to_regnamespace(${QUEUE}) and proowner <> ${name}::regrole
      union all select 'type ' || oid::regtype from pg_type
        where typnamespace = to_regnamespace(${QUEUE}) and typtype = 'e' and typowner <> ${name}::regrole`
    for (const { what } of foreign) await tx.unsafe(`alter ${what} owner to ${role}`)
  })
}

import { TLSSocket } from 'node:tls'
import pg from 'pg'
import type { Env } from '../config/env.ts'
import { connectionOf } from '../db/connect/find-primary.ts'
import journal from '../db/migrations/meta/_journal.json'
import { certificateFinding, type Finding, fault, fine, warning } from './finding.ts'

/** Milliseconds. */
const PATIENCE = 5000
const CLOCKS_MAY_DIFFER = 5000
const TOO_MANY_CONNECTIONS = '53300'
const OLDEST = 15
const NEWEST = 18
/** This machine, a network of containers, or a private one: names without a dot, and private addresses. */
const PRIVATE = /^([^.:]+|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|::1|\/.*)$/

const STATE = `
  select current_setting('server_version_num')::int / 10000 as version,
    extract(epoch from clock_timestamp())::float8 * 1000 as now,
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    coalesce(has_table_privilege(to_regclass('events')::oid, 'update'), false) as "isOwner",
    to_regclass('events') is not null as "hasTables",
    current_setting('transaction_read_only') = 'on' as "isReadOnly"`
/** Which migrations were applied, and which a server has to know: the column of the second came later than the table. */
const SCHEMA = `
  select max(created_at)::float8 as applied, max((to_jsonb(made) ->> 'needs')::float8) as needs
  from drizzle.__drizzle_migrations made`

interface State {
  version: number
  now: number
  isSuperuser: boolean
  isOwner: boolean
  hasTables: boolean
  isReadOnly: boolean
}

/** Whether the database answers, is of a version that is supported, by TLS, as a role with few rights, at the same time. */
export async function checkDatabase({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): Promise<Finding[]> {
  const findings = await look(DATABASE_DIRECT_URL)
  if (DATABASE_URL === DATABASE_DIRECT_URL) return findings
  return [...findings, ...(await look(DATABASE_URL)).filter(({ state }) => state === 'fault')]
}

async function look(url: string): Promise<Finding[]> {
  const { Client, ...config } = connectionOf(url)
  const Kind = (Client ?? pg.Client) as typeof pg.Client
  const client = new Kind({ ...config, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<State>(STATE)
    const { stream } = client.connection as unknown as { stream: unknown }
    if (!rows[0]) return []
    // A role that may not read it learns that at the server's start.
    const schema = rows[0].hasTables ? await client.query<Schema>(SCHEMA).catch(() => undefined) : undefined
    return [...describe(rows[0], client.host, stream), ...describeSchema(schema?.rows[0])]
  } catch (error) {
    const said = `The database does not answer: ${(error as Error).message.replace(/\.$/, '')}.`
    const isFull = (error as { code?: string }).code === TOO_MANY_CONNECTIONS
    const remedy = 'Look at DATABASE_URL, the network and the server of the database.'
    return [fault(said, isFull ? 'Raise max_connections, or set fewer by DATABASE_POOL_SIZE.' : remedy)]
  } finally {
    await client.end().catch(() => {})
  }
}

interface Schema {
  applied: number | null
  needs: number | null
}

/** Whether this version can work on what others have made of the database. */
function describeSchema(schema: Schema | undefined): Finding[] {
  const known = journal.entries.at(-1)?.when ?? 0
  if (!schema) return []
  if ((schema.needs ?? 0) > known) {
    const remedy = 'Start that version again, or a newer one (docs/upgrading.md).'
    return [fault('A later version has changed the database in a way that this one cannot work with.', remedy)]
  }
  if ((schema.applied ?? 0) >= known) return []
  return [fault('The database is that of an earlier version.', 'Run `bun run migrate` with DATABASE_OWNER_URL.')]
}

function describe(
  { version, now, isSuperuser, isOwner, hasTables, isReadOnly }: State,
  host: string,
  stream: unknown,
): Finding[] {
  const findings = [
    version < OLDEST || version > NEWEST
      ? fault(`The database is PostgreSQL ${version}.`, `Use one of ${OLDEST} to ${NEWEST}.`)
      : fine(`The database answers: PostgreSQL ${version}.`),
  ]
  if (isReadOnly) {
    const remedy =
      'Lead DATABASE_URL to the primary; a primary is read-only where somebody set it so, as for a full disk.'
    findings.push(fault('The database takes no writes.', remedy))
  }
  if (!hasTables) findings.push(warning('The database has no tables yet.', 'Run `bun run migrate`, or start a server.'))
  if (isSuperuser || isOwner) {
    const said = `The server's role ${isSuperuser ? 'is a superuser' : 'could rewrite the event log'}.`
    findings.push(warning(said, 'Give it a role of its own, and the owner DATABASE_OWNER_URL.'))
  }
  const difference = Math.round(Math.abs(now - Date.now()) / 1000)
  if (difference * 1000 > CLOCKS_MAY_DIFFER) {
    findings.push(warning(`The clocks of database and server differ by ${difference} s.`, 'Keep both by NTP.'))
  }
  if (stream instanceof TLSSocket) {
    findings.push(certificateFinding('the database', stream.getPeerCertificate().valid_to).finding)
  } else if (!PRIVATE.test(host)) {
    const remedy = 'Add ?sslmode=verify-full&sslrootcert=... to its URL.'
    findings.push(warning('What is said to the database is not encrypted.', remedy))
  }
  return findings
}

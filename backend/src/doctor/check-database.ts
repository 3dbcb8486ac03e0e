import { TLSSocket } from 'node:tls'
import pg from 'pg'
import type { Env } from '../config/env.ts'
import { connectionOf } from '../db/connect/find-primary.ts'
import { certificateFinding, type Finding, fault, fine, warning } from './finding.ts'

/** Milliseconds. */
const PATIENCE = 5000
const CLOCKS_MAY_DIFFER = 5000
const OLDEST = 15
const NEWEST = 18
/** This machine, a network of containers, or a private one: names without a dot, and private addresses. */
const PRIVATE = /^([^.:]+|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|::1|\/.*)$/

const STATE = `
  select current_setting('server_version_num')::int / 10000 as version,
    extract(epoch from clock_timestamp())::float8 * 1000 as now,
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    coalesce(has_table_privilege(to_regclass('events')::oid, 'update'), false) as "isOwner",
    to_regclass('events') is not null as "hasTables"`

interface State {
  version: number
  now: number
  isSuperuser: boolean
  isOwner: boolean
  hasTables: boolean
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
    return rows[0] ? describe(rows[0], client.host, stream) : []
  } catch (error) {
    const said = `The database does not answer: ${(error as Error).message.replace(/\.$/, '')}.`
    return [fault(said, 'Look at DATABASE_URL, the network and the server of the database.')]
  } finally {
    await client.end().catch(() => {})
  }
}

function describe({ version, now, isSuperuser, isOwner, hasTables }: State, host: string, stream: unknown): Finding[] {
  const findings = [
    version < OLDEST || version > NEWEST
      ? fault(`The database is PostgreSQL ${version}.`, `Use one of ${OLDEST} to ${NEWEST}.`)
      : fine(`The database answers: PostgreSQL ${version}.`),
  ]
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

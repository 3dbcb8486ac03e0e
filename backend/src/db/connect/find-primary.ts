import pg from 'pg'
import { hasToBeFound, serversOf } from '../../config/database-servers.ts'
import { databaseTls } from '../../config/database-tls.ts'

/** Milliseconds in which a server has to say whether it takes writes, and in which the others may once one has said so. */
const PATIENCE = 900
const OTHERS = 200
/** How a server says that it takes none. */
const READ_ONLY = '25006'
/** Answers nothing where it takes none. */
const TIMELINE = `
  select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline
  where current_setting('transaction_read_only') = 'off'`

interface Address {
  host: string
  port: number
}

/** A server that takes writes. */
interface Primary extends Address {
  /** How often a server was promoted until then: eight hexadecimal digits. */
  timeline: string
}

/**
 * What pg needs to connect to this database. Where its URL names several servers, each connection goes to the one that takes
 * writes: it is asked for when nobody knows it, and anew when a connection has ended or a write was refused.
 */
export function connectionOf(url: string): pg.PoolConfig {
  const [first, ...others] = serversOf(url) ?? [url]
  const { address: connectionString, ...tls } = databaseTls(first)
  if (!hasToBeFound(url)) return { connectionString, ...tls }
  const servers = [first, ...others]
  let known: Promise<Address> | undefined
  const forget = () => {
    known = undefined
  }
  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on('error', forget)
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === READ_ONLY) forget()
      })
    }
    /** Also of one that was given up: such a server may take connections, and acknowledge nothing. */
    // biome-ignore lint/suspicious/noExplicitAny: pg has it with a callback, which its pool uses, and without
    override end(callback?: any): any {
      forget()
      return super.end(callback)
    }
    // biome-ignore lint/suspicious/noExplicitAny: as above
    override connect(callback?: any): any {
      if (!callback) {
        return new Promise<void>((done, fail) => this.connect((error: Error | null) => (error ? fail(error) : done())))
      }
      known ??= findNewest(servers)
      known.then(
        ({ host, port }) => {
          Object.assign(this, { host, port })
          super.connect((error: Error | null) => {
            if (error) forget()
            callback(error)
          })
        },
        () => {
          forget()
          callback(new Error('None of the servers of the database takes writes.'))
        },
      )
    }
  }
  return { connectionString, ...tls, Client: PrimaryClient }
}

/**
 * Which of these servers takes writes. Two may say so, where one was promoted and the one before it does not know yet: it is the
 * newer one then.
 * @throws Error when none does
 */
async function findNewest(servers: readonly string[]): Promise<Address> {
  const found: Primary[] = []
  const asked = servers.map(async (server) => found.push(await askForWrites(server)))
  await Promise.any(asked)
  await Promise.race([Promise.allSettled(asked), Bun.sleep(OTHERS)])
  return found.reduce((newest, each) => (each.timeline > newest.timeline ? each : newest))
}

/** @returns where it is. @throws Error when it takes no writes, or does not say so in time */
async function askForWrites(server: string): Promise<Primary> {
  const { address: connectionString, ...tls } = databaseTls(server)
  const client = new pg.Client({
    connectionString,
    ...tls,
    application_name: 'goodword looks for the primary',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  // One that dies afterwards is of no interest.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string }>(TIMELINE)
    if (!rows[0]) throw new Error('It takes no writes.')
    return { host: client.host, port: client.port, timeline: rows[0].timeline }
  } finally {
    await client.end()
  }
}

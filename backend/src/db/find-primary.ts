import pg from 'pg'
import { hasToBeFound, serversOf } from '../env-database-servers.ts'

/** Milliseconds in which a server has to say whether it takes writes. */
const PATIENCE = 900
/** How a server says that it takes none. */
const READ_ONLY = '25006'

interface Address {
  host: string
  port: number
}

/**
 * What pg needs to connect to this database. Where its URL names several servers, each connection goes to the one that takes
 * writes: it is asked for when nobody knows it, and anew when a connection fails or a write was refused.
 */
export function connectionOf(url: string): pg.PoolConfig {
  const [first, ...others] = serversOf(url) ?? [url]
  if (!hasToBeFound(url)) return { connectionString: first }
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
    // biome-ignore lint/suspicious/noExplicitAny: pg has it with a callback, which its pool uses, and without
    override connect(callback?: any): any {
      known ??= Promise.any(servers.map(askForWrites))
      known.then(
        (address) => {
          Object.assign(this, address)
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
  return { connectionString: first, Client: PrimaryClient }
}

/** @returns where it is. @throws Error when it takes no writes, or does not say so in time */
async function askForWrites(connectionString: string): Promise<Address> {
  const client = new pg.Client({
    connectionString,
    application_name: 'goodword looks for the primary',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  // One that dies afterwards is of no interest.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('It takes no writes.')
    return { host: client.host, port: client.port }
  } finally {
    await client.end()
  }
}

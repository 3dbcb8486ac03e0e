import postgres from 'postgres'
import { hasToBeFound, serversOf } from '../../config/database-servers.ts'
import { databaseTls } from '../../config/database-tls.ts'

/**
 * Connections beside the pool of requests: for migrations, for what listens, for what takes longer than a request may. Where the
 * URL names several servers, they go to the one that takes writes.
 */
export function openSql(url: string, options: postgres.Options<Record<string, never>> = {}): postgres.Sql {
  const [first, ...others] = serversOf(url) ?? [url]
  const { address, ...tls } = databaseTls(first)
  const addresses = [first, ...others].map((each) => new URL(each))
  const several = hasToBeFound(url) && {
    host: addresses.map(({ hostname }) => hostname.replace(/^\[|\]$/g, '')),
    port: addresses.map(({ port }) => Number(port || 5432)),
    // Its `read-write` takes a standby, too: it looks at a setting that a standby has like any other server.
    target_session_attrs: 'primary',
  }
  // Its types know of one host, and it takes a list of them.
  const all = {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'goodword' },
    ...tls,
    ...several,
    ...options,
  } as postgres.Options<Record<string, never>>
  return postgres(address, all)
}

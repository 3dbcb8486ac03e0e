import net from 'node:net'
import postgres from 'postgres'

export interface GenerationOptions {
  url: string
  max: number
  /** Milliseconds a statement may run before the server itself ends it. */
  statementTimeout: number
  /** Milliseconds until a connection attempt is given up. */
  connectTimeout: number
}

/** The driver's own pool, with our hand on its sockets. Pools replace it as a whole when one of its connections dies. */
export class Generation {
  readonly sql: postgres.Sql
  /** Pieces of work that run on it. */
  active = 0
  /** Gets no new work; closed when the last piece has settled. */
  retired = false
  /** A connection of it has closed. */
  lost = false
  readonly #sockets = new Set<net.Socket>()

  constructor({ url, max, statementTimeout, connectTimeout }: GenerationOptions) {
    const options: postgres.Options<Record<string, never>> & { socket: (to: Address) => net.Socket } = {
      max,
      fetch_types: false,
      connect_timeout: connectTimeout / 1000,
      backoff: () => 0.05,
      keep_alive: 15,
      onnotice: () => {},
      onclose: () => {
        this.lost = true
      },
      connection: {
        application_name: 'goodword',
        statement_timeout: statementTimeout,
        idle_in_transaction_session_timeout: statementTimeout,
      },
      socket: (address) => this.#connect(address),
    }
    this.sql = postgres(url, options)
  }

  /** Closes every connection; what still waits on one is rejected. */
  close(): void {
    this.sql.end({ timeout: 0 }).catch(() => {})
    // The driver says goodbye first, and leaves a half-open socket open for ever.
    setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, 20)
  }

  /** Not async: a promise that rejects here would lose the driver one of its slots for ever. */
  #connect({ host, port, path }: Address): net.Socket {
    const name = host[0] ?? 'localhost'
    const socket = path ? net.connect(path) : net.connect(port[0] ?? 5432, name)
    socket.setNoDelay(true)
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return Object.assign(socket, { host: name })
  }
}

/** What postgres.js tells its `socket` option, which its types leave out. */
interface Address {
  host: string[]
  port: number[]
  path?: string
}

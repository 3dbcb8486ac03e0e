import type { Socket } from 'bun'
import type { Load, Pace } from './load.ts'
import type { MadeRequest } from './make-requests.ts'

/**
 * `bun send-requests.ts <url> <file> <pace> <seconds>`: sends the file's requests in turn and prints what came of them, as
 * JSON. At a rate, a request that is due is sent whether or not those before it were answered, by one more connection where
 * all are in use; its time counts from when it was due.
 */

/** Connections at most; what is due then waits here, and its time counts. */
const CONNECTIONS_MAX = 1500
/** Milliseconds. A good answer takes no longer. */
const GOOD = 1000
/** Milliseconds for which the last answers are waited for. */
const PATIENCE = 10_000

const [url = '', file = '', paceText = '', seconds = ''] = process.argv.slice(2)
const pace = JSON.parse(paceText) as Pace
const requests = ((await Bun.file(file).json()) as MadeRequest[]).map(({ kind, text }) => ({
  kind,
  bytes: Buffer.from(text),
}))
const { hostname, port } = new URL(url)
const length = Number(seconds) * 1000

const accepted: number[] = []
const refused: number[] = []
const faults: Record<string, number> = {}
const kinds: Record<string, number> = {}
let sent = 0
let lastTrouble = 0
let open = 0
let underWay = 0
const idle: Connection[] = []
const due: number[] = []
const began = performance.now()
const isOver = () => performance.now() - began >= length

interface Connection {
  socket: Socket<Connection>
  /** When its request was due; undefined while it has none. */
  since: number | undefined
  kind: string
  received: Buffer
}

function note(since: number, kind: string, outcome: number | string, hasRetryAfter = false): void {
  underWay -= 1
  const took = performance.now() - since
  const isGood = outcome === 200
  if (isGood) {
    accepted.push(took)
    kinds[kind] = (kinds[kind] ?? 0) + 1
  } else if (outcome === 503 && hasRetryAfter) refused.push(took)
  else faults[outcome] = (faults[outcome] ?? 0) + 1
  if (!isGood || took > GOOD) lastTrouble = Math.max(lastTrouble, since - began)
}

/** @returns the bytes of the first reply; undefined while it is not whole. Ours name their length, or come in chunks. */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  const named = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (named !== undefined) {
    const whole = end + 4 + Number(named)
    return received.length >= whole ? whole : undefined
  }
  const last = received.indexOf('0\r\n\r\n', end + 4)
  return last === -1 ? undefined : last + 5
}

function send(connection: Connection, since: number): void {
  const request = requests[sent % requests.length]
  if (!request) throw new Error('There are no requests')
  sent += 1
  connection.since = since
  connection.kind = request.kind
  connection.socket.write(request.bytes)
}

/** A connection was answered. */
function answered(connection: Connection, isRefused: boolean): void {
  if (isRefused && 'connections' in pace && pace.pause) setTimeout(() => goOn(connection), pace.pause)
  else goOn(connection)
}

/** A connection is free: it takes what waits, or goes on at once where that is the pace. */
function goOn(connection: Connection): void {
  const waiting = due.shift()
  if (waiting !== undefined) send(connection, waiting)
  else if ('connections' in pace && !isOver()) {
    underWay += 1
    send(connection, performance.now())
  } else idle.push(connection)
}

function lost(connection: Connection, why: string): void {
  open -= 1
  const at = idle.indexOf(connection)
  if (at !== -1) idle.splice(at, 1)
  if (connection.since !== undefined) note(connection.since, connection.kind, why)
  connection.since = undefined
}

function connect(): void {
  open += 1
  const handlers = {
    open(socket: Socket<Connection>) {
      socket.data = { socket, since: undefined, kind: '', received: Buffer.alloc(0) }
      goOn(socket.data)
    },
    data({ data: connection }: Socket<Connection>, bytes: Buffer) {
      connection.received =
        connection.received.length > 0 ? Buffer.concat([connection.received, bytes]) : Buffer.from(bytes)
      const whole = lengthOf(connection.received)
      if (whole === undefined || connection.since === undefined) return
      const status = Number(connection.received.toString('latin1', 9, 12))
      const head = connection.received.toString('latin1', 0, Math.min(whole, 1500))
      note(connection.since, connection.kind, status, /\r\nretry-after: \d/i.test(head))
      connection.since = undefined
      connection.received = connection.received.subarray(whole)
      answered(connection, status === 503)
    },
    close: ({ data }: Socket<Connection>) => lost(data, 'closed'),
    error: ({ data }: Socket<Connection>) => lost(data, 'broken'),
  }
  Bun.connect<Connection>({ hostname, port: Number(port), socket: handlers }).catch(() => {
    open -= 1
    const waiting = due.shift()
    if (waiting !== undefined) note(waiting, '', 'not connected')
  })
}

if ('connections' in pace) {
  for (let at = 0; at < pace.connections; at++) connect()
  await Bun.sleep(length)
} else {
  let asked = 0
  while (!isOver()) {
    const now = performance.now() - began
    for (; asked < (now / 1000) * pace.rate; asked++) {
      underWay += 1
      const since = began + (asked / pace.rate) * 1000
      const connection = idle.pop()
      if (connection) send(connection, since)
      else {
        due.push(since)
        if (open < CONNECTIONS_MAX) connect()
      }
    }
    await Bun.sleep(1)
  }
}
const took = (performance.now() - began) / 1000
for (const end = performance.now() + PATIENCE; underWay > 0 && performance.now() < end; ) await Bun.sleep(5)
if (underWay > 0) faults['not answered'] = underWay

function summary(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? 0 }
}
const load: Load = { seconds: took, accepted: summary(accepted), kinds, refused: summary(refused), faults, lastTrouble }
console.log(JSON.stringify(load))
process.exit(0)

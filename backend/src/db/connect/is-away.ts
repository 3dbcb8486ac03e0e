import { codeOf } from './database-error.ts'

/** How a connection fails that may well succeed later: by the system's names, postgres.js's, and the server's. */
const AWAY = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'UNSUPPORTED_SESSION'],
  // It shuts down, was killed, or is just starting; it has no connection left; it takes no writes (yet).
  ...['57P01', '57P02', '57P03', '53300', '25006'],
]

/** The same without a code, as pg has it: a proxy closes the connection, or holds it open and says nothing. */
const SILENT = /^(connection terminated|timeout e|none of the servers)/i

/** The code of an error that says that the database is away, and undefined of any other. */
export function isAway(error: unknown): string | undefined {
  const code = codeOf(error)
  if (code) return AWAY.includes(code) ? code : undefined
  return error instanceof Error && SILENT.test(error.message) ? 'no answer' : undefined
}

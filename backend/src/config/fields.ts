import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { serversOf, standbysOf } from './database-servers.ts'
import { databaseTls } from './database-tls.ts'

/** How single variables of the environment are checked. No message repeats a value: it may be a secret. */
export const filled = () => z.string('is missing').check(z.minLength(1, 'is missing'))
export const url = () => filled().check(z.refine((value) => URL.canParse(value), 'is not a URL'))
const tlsFault = (value: unknown): string | undefined => {
  const [first] = serversOf(String(value)) ?? standbysOf(String(value)) ?? []
  try {
    if (first) databaseTls(first)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
const usableTls = z.refine<string>((value) => tlsFault(value) === undefined, { error: ({ input }) => tlsFault(input) })
/** A database's; several servers are separated by commas, as in libpq. */
export const databaseUrl = () =>
  filled().check(
    z.refine((value) => serversOf(value) !== undefined, 'is no postgres:// URL of servers that take writes'),
    usableTls,
  )
/** The same of servers that only follow it. */
export const replicaUrl = () =>
  filled().check(
    z.refine((value) => standbysOf(value) !== undefined, 'is no postgres:// URL of standbys'),
    usableTls,
  )
/** How many connections. */
export const poolSize = (usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), usual)
export const optionalUrl = () => z.optional(url())
export const flag = () =>
  z.pipe(
    z._default(z.enum(['true', 'false']), 'false'),
    z.transform((value) => value === 'true'),
  )

const SECRET_MIN = 32
const SEED = 32
const isLong = (value: string) => value.length >= SECRET_MIN
const isSeed = (value: string) => Buffer.from(value, 'base64').length === SEED
/** One, or several, one a line. */
export const secret = () =>
  z.string('is missing').check(z.refine(everyLine(isLong), `needs at least ${SECRET_MIN} characters in each line`))
/** Separated by commas or line ends. */
export const secrets = () =>
  items().check(z.refine((values) => values.every(isLong), `needs at least ${SECRET_MIN} characters in each`))
/** Of keys that sign: one, or several, one a line. */
export const seed = () => z.string().check(z.refine(everyLine(isSeed), `is not ${SEED} bytes in base64, in each line`))
/** Separated by commas or line ends. */
export const seeds = () =>
  items().check(z.refine((values) => values.every(isSeed), `is not ${SEED} bytes in base64, in each`))

function everyLine(is: (line: string) => boolean) {
  return (value: string) => linesOf(value).length > 0 && linesOf(value).every(is)
}

/** The lines of a value that say something; they may hold commas and spaces. */
export function linesOf(value: string | undefined): string[] {
  return (value ?? '').split(/\r?\n/).filter(Boolean)
}

const items = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => linesOf(value).flatMap((line) => itemsOf(line))),
  )

/** Items with this sign between them. */
export const listOf = (separator: string) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => itemsOf(value, separator)),
  )
export const list = () => listOf(',')

/** The items of such a value, trimmed; none of a missing one. */
export function itemsOf(value: string | undefined, separator = ','): string[] {
  return (value ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
}

/** Whether it is an IP address, with a port or without: `192.0.2.53:5353`, `[2001:db8::53]:5353`. */
export function isServerAddress(value: string): boolean {
  const { host = value, port = '53' } =
    /^\[?(?<host>[^\]]+?)\]?:(?<port>\d{1,5})$/.exec(isIP(value) ? '' : value)?.groups ?? {}
  return isIP(host) > 0 && Number(port) > 0 && Number(port) <= 65_535
}

/** Where clamd listens: a port or a socket of this machine. */
export type ClamdAddress = { host: string; port: number } | { path: string }

const CLAMD_PORT = 3310

/** Reads `tcp://host:port` (3310 where it is left out) or `unix:/path`; undefined for anything else. */
export function clamdAddress(url: string): ClamdAddress | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'unix:' && pathname.length > 1) return { path: decodeURIComponent(pathname) }
  // Brackets are a URL's way to write an IPv6 address, not the address.
  if (protocol === 'tcp:' && hostname)
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || CLAMD_PORT) }
  return undefined
}

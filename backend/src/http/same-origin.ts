import { dirname } from 'node:path/posix'
import { UNSUBSCRIBE } from '@goodword/contract/addresses'
import { sendFile } from '@goodword/contract/uploads'
import { urlOf } from './url-of.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']
/** Where files go that the object store could not bound; without the key. */
const FILES = dirname(sendFile.path)
/** Names of cookies that say who asks, as their readers find them; with the `__Host-` prefix they have under https. */
const IDENTITY = /(?:^|;\s*)(?:__Host-)?(?:session|apply)\s*=/

/**
 * Whether a request may change something: writes come from our own pages
 * (docs/rules.md#writes-come-from-our-own-pages). Browsers say so themselves; without both headers it is no browser,
 * and may write as long as no cookie speaks for somebody.
 */
export function isFromOurPages(request: Request, appUrl: string): boolean {
  if (READS.includes(request.method) || isOneClick(request) || isFile(request)) return true
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin) return origin === appUrl
  return !IDENTITY.test(request.headers.get('cookie') ?? '')
}

/**
 * Mail clients send this one write from anywhere, without our cookies (RFC 8058). Its address proves who may send it,
 * and no cookie is asked there: that is why it may come from other sites, and nothing else may.
 */
function isOneClick(request: Request): boolean {
  return request.method === 'POST' && urlOf(request).pathname.startsWith(`${UNSUBSCRIBE}/`)
}

/** As at an address of the object store: it proves by itself who may send a file, and no cookie is asked. */
function isFile(request: Request): boolean {
  return request.method === 'PUT' && urlOf(request).pathname.startsWith(`${FILES}/`)
}

import { Elysia } from 'elysia'
import { CSP_REPORTS } from '../../delivery/web/csp-reports-address.ts'
import type { Deps } from '../../deps.ts'
import { BadInput } from '../../errors.ts'
import { UnsupportedBody } from '../../http/http-errors.ts'
import { readText } from '../../http/read-body.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { logViolations } from './log-violations.ts'
import { readViolations } from './violation.ts'

/** What browsers call the two formats. */
const TYPES = ['application/reports+json', 'application/csp-report']

/** Bytes. Browsers gather what happened within a minute. */
const REPORT_MAX = 64 * 1024

/** For browsers, not for pages: they report by themselves what the policy of a page refused. */
export function cspReportRoutes(deps: Deps) {
  return new Elysia().use(withClientAddress(deps)).post(CSP_REPORTS, async ({ address, request, set }) => {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (!type || !TYPES.includes(type)) throw new UnsupportedBody()
    const violations = readViolations(parse(await readText(request, REPORT_MAX)))
    if (!violations) throw new BadInput('This is not a report of a violation.')
    await logViolations(deps, address, violations)
    set.status = 204
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

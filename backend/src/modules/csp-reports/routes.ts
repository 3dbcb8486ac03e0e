import { Elysia } from 'elysia'
import { CSP_REPORTS } from '../../delivery/web/csp-reports-address.ts'
import type { Deps } from '../../deps.ts'
import { BadInput } from '../../errors.ts'
import { UnsupportedBody } from '../../http/http-errors.ts'
import { readText } from '../../http/read-body.ts'
import { routesOf } from '../../http/routes-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { logViolations } from './log-violations.ts'
import { readViolations } from './violation.ts'

/** What browsers call the two formats. */
const TYPES = ['application/reports+json', 'application/csp-report']

/** Bytes. Browsers gather what happened within a minute. */
const REPORT_MAX = 64 * 1024

/** For browsers, not for pages: they report by themselves what the policy of a page refused. */
export function cspReportRoutes(deps: Deps) {
  const app = new Elysia().use(withClientAddress(deps))
  const route = routesOf(app, 'Reports')

  route(
    { method: 'POST', path: CSP_REPORTS },
    {
      id: 'reportViolation',
      summary: "What a page's policy has refused",
      may: 'anybody',
      sends: TYPES,
      refusals: { 429: 'Too many reports from this address.' },
      handle: async ({ address, request }) => {
        const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
        if (!type || !TYPES.includes(type)) throw new UnsupportedBody()
        const violations = readViolations(parse(await readText(request, REPORT_MAX)))
        if (!violations) throw new BadInput('This is not a report of a violation.')
        await logViolations(deps, address, violations)
      },
    },
  )
  return app
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

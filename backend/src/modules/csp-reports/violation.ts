import * as z from 'zod/mini'
import { firstSegment } from './first-segment.ts'

const text = () => z.optional(z.string())
const line = () => z.optional(z.nullable(z.number()))

/** `report-to`, the newer way: a list, of which only violations are ours. */
const Sent = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: text(),
      effectiveDirective: text(),
      blockedURL: text(),
      sourceFile: z.optional(z.nullable(z.string())),
      lineNumber: line(),
    }),
  }),
)

/** `report-uri`, the older way: one violation. */
const Posted = z.object({
  'csp-report': z.object({
    'document-uri': text(),
    'effective-directive': text(),
    'violated-directive': text(),
    'blocked-uri': text(),
    'source-file': z.optional(z.nullable(z.string())),
    'line-number': line(),
  }),
})

/** A violation as it may be logged: no address in it is longer than what tells where to look. */
export interface Violation {
  directive: string
  /** What was refused: an origin, or a word like `inline`. */
  blocked: string
  /** First segment of the page's path. */
  page: string
  /** The script that asked for it: a path of ours, or another origin. */
  source: string | undefined
  line: number | undefined
}

const REPORTS_MAX = 10
/** Our built files have no data in their paths. */
const BUILT = /^\/(assets|remotes)\/[\w./-]{1,160}$/

/** Reads what a browser sent, in either format. @returns undefined when it is neither */
export function readViolations(value: unknown): Violation[] | undefined {
  const sent = Sent.safeParse(value)
  if (sent.success) {
    return sent.data
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, REPORTS_MAX)
      .map(({ body }) =>
        violation(body.effectiveDirective, body.blockedURL, body.documentURL, body.sourceFile, body.lineNumber),
      )
  }
  const posted = Posted.safeParse(value)
  if (!posted.success) return undefined
  const report = posted.data['csp-report']
  const directive = report['effective-directive'] || report['violated-directive']
  return [
    violation(directive, report['blocked-uri'], report['document-uri'], report['source-file'], report['line-number']),
  ]
}

type Text = string | null | undefined

function violation(directive: Text, blocked: Text, page: Text, source: Text, line: number | null = null): Violation {
  return {
    directive: word(directive?.split(' ')[0]),
    blocked: originOf(blocked) ?? word(blocked),
    page: urlOf(page) ? firstSegment(urlOf(page)?.pathname ?? '') : '?',
    source: builtFile(source) ?? originOf(source),
    line: line ?? undefined,
  }
}

/** Anybody may send anything: only what looks like a keyword is written down. */
function word(value: Text): string {
  return value && /^[a-z-]{1,40}$/.test(value) ? value : '?'
}

function builtFile(source: Text): string | undefined {
  const { pathname = '' } = urlOf(source) ?? {}
  return BUILT.test(pathname) ? pathname : undefined
}

function originOf(value: Text): string | undefined {
  const url = urlOf(value)
  return url && url.origin !== 'null' ? url.origin : undefined
}

function urlOf(value: Text): URL | null {
  return value ? URL.parse(value) : null
}

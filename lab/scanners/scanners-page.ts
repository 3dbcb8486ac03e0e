import { markdownTable } from '../../scripts/markdown-table.ts'
import { EXPECTED } from './expected.ts'
import type { Run } from './run.ts'

/** lab/pages/scanners.md. @param versions of the scanners */
export function scannersPage(versions: string[], runs: Run[]): string {
  const rows = runs.map(({ name, seconds, requests, findings }) => [
    name.replace(/[0-9a-f-]{36}|[\w-]{43}(?:\.[\w-]{43})?/g, ':id'),
    String(seconds),
    requests ? String(requests) : '',
    findings.map(({ what, where }) => `${what} at ${where}`).join('<br>') || 'nothing',
  ])
  return `# Scanners

Written by \`bun run scanners\` in \`lab/\`, never by hand, with ${versions.join(' and ')} of Debian's packages. They try the
production build with the demo data: wapiti pages and calls as each kind of visitor, sqlmap every field, id and cookie of every
call. Limits are lifted meanwhile, so that they hide nothing. A finding fails the command.

What is noted and is no flaw:

${markdownTable([['noted', 'why it is none'], ...Object.entries(EXPECTED)])}

${markdownTable([['run', 'seconds', 'requests refused', 'found'], ...rows])}
`
}

import { everyCall } from '../../backend/contract/test/every-call.ts'
import { ACCESS } from '../../backend/test/access-rows.ts'
import { markdownTable } from '../../scripts/markdown-table.ts'

export const ACCESS_PAGE = 'docs/access-matrix.md'

/** The page as it should be now. */
export function accessPage(): string {
  const callers = ['guest', 'noRole', 'referrer', 'otherReferrer', 'manager', 'otherManager', 'operator'] as const
  const rows = Object.entries(ACCESS).map(([route, [answers]]) => [
    `\`${route}\``,
    ...callers.map((caller) => String(answers[caller])),
  ])
  return `# Access matrix

Written by \`bun lab/security-doc.ts\` from \`backend/test/access-rows.ts\`; \`backend/src/access-matrix.test.ts\` tries each
cell. The referrer and the manager are those whom the row belongs to, the operator is another referrer besides. A tampered, expired or ended session answers like a guest.

${markdownTable([['route', ...callers], ...rows])}
`
}

/** Calls of the contract that have no row. */
export function callsWithoutRow(): string[] {
  return everyCall.map(({ method, path }) => `${method} ${path}`).filter((route) => !ACCESS[route])
}

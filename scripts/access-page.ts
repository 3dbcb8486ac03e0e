import { CALLERS } from '../backend/src/http/who-may.ts'
import { ACCESS } from '../backend/test/access-rows.ts'
import { markdownTable } from './markdown-table.ts'

export const ACCESS_PAGE = 'lab/pages/access-matrix.md'

/** The page as it should be now. */
export function accessPage(): string {
  const rows = Object.entries(ACCESS).map(([route, [answers]]) => [
    `\`${route}\``,
    ...CALLERS.map((caller) => String(answers[caller])),
  ])
  return `# Access matrix

Written by \`bun scripts/access-doc.ts\` from what each route says with \`may\` (\`backend/src/http/who-may.ts\`);
\`backend/src/access-matrix.test.ts\` tries each cell. The referrer and the manager are those whom the row belongs to, the operator is
another referrer besides. A tampered, expired or ended session answers like a guest.

${markdownTable([['route', ...CALLERS], ...rows])}
`
}

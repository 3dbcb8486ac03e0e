import { markdownTable } from '../../../scripts/markdown-table.ts'

/** The page beside this file. @param rows what the drill measured */
export function restorePage(rows: string[][]): string {
  return `# Restoring, measured

Written by \`bun run drill:restore\`, never by hand: it runs the commands of [the manual](../../restoring.md) against a
PostgreSQL 18 with Barman as Debian ships it and OpenStack Swift's S3, loses the database, and goes back to a moment between two
writes. All on one machine, with the demo data and what the drill writes.

${markdownTable([['', 'measured'], ...rows])}
`
}

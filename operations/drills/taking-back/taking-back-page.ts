import { markdownTable } from '../../../scripts/markdown-table.ts'

/** The page of the drill, with what it has measured. @param atOnce visitors at the same time */
export function takingBackPage(atOnce: number, rows: string[][]): string {
  return `# Releases that take themselves back

Written by \`bun run drill:release\`, never by hand: the production build and server on this machine, to which releases of \`mfe-public\` are
made with \`bun run release\`, and to whose landing page visitors come, ${atOnce} at a time, each from a network of their own. They take the
release that the page names and tell what the shell would tell; one in twenty finds the broken one broken. In the last part they are
Chromiums, and the release's own code throws for one load in twenty. [What the server does](../../../docs/rules.md#a-release-that-fails-takes-itself-back).

${markdownTable([['', 'measured'], ...rows])}
`
}

/** What there is instead of figures while there is no version before. */
export const NOTHING_TO_TRY =
  'Nothing to try: nothing is released, and no migration follows the baseline. UPGRADE_FROM names a commit to come from.'

/**
 * operations/drills/upgrade/upgrade.md.
 * @param from the version before
 * @param measured a table, or `NOTHING_TO_TRY`
 */
export function upgradePage(from: string, measured: string): string {
  return `# The version before on the schema of this one

Written by \`bun run drill:upgrade\`, never by hand. It checks out the version before (the newest tag \`v*\` that is no part of this commit alone;
while nothing is released, the commit before the newest migration; or UPGRADE_FROM: ${from}), installs and starts it on an empty database, and upgrades that
database under it:

1. The version before migrates. A job is posted, somebody recommended, applies and is hired, by the API; a letter is left waiting.
2. \`bun run migrate\` of this version, while a server of the version before answers reads and writes.
3. This version starts beside it. The main job is done by each, every write at one and what it made read at the other: the session, the
   upload and the link that was opened at one server are good at the other. The status reads alike in list, inbox, page, CSV and counts of the
   company, at the candidate and at the recommender.
4. The version before ends, this one does the main job alone, leaves a letter waiting, and ends.
5. Back: the version before starts on what is there, may not migrate, has everything, sends the letter, and does the main job once more.
   Ledger and event log hold by the commands of both.
6. A database that a version to come has declared too new is refused by server and \`bun run migrate\`, and nothing is changed.

${measured}
`
}

import { markdownTable } from '../../../scripts/markdown-table.ts'
import { ARCHIVE, BACK_UP, LIST, PRUNE, RESTORE } from './commands.ts'

const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** docs/restoring.md. @param rows what the drill measured */
export function restoringPage(rows: string[][]): string {
  return `# Backing up and restoring

Written by \`bun run drill:restore\`, never by hand: it runs the commands below against a PostgreSQL 18 with Barman as Debian ships it and
OpenStack Swift's S3, loses the database, and goes back to a moment between two writes.

${markdownTable([['', 'measured'], ...rows])}

All on one machine, with the demo data and what the drill writes. A database of your size is copied as fast as the bucket gives it
back, and its log is replayed on top of that: restore it once to know.

## What is saved where

- **The database** goes to a bucket of its own, whose key may write there and nowhere else: a base backup each night, and the
  write-ahead log as it is written. One minute at most is lost with the machine, where no replica has it.
- **Files** are in the product's bucket and in no backup: turn on versioning there, and replicate the bucket.
- **Who was erased** is on a list in the product's bucket, \`private/erasures/\`, by id alone. A server that starts erases them again
  ([the rule](rules.md#who-was-erased-stays-erased)). So a restored database is opened by a server of ours before by anybody else.
- **Secrets** are in none of these. Without the \`STORED_DATA_SECRET\` of its time letters that wait cannot be read, nor the keys by which
  refusals and links are recognised: a server says so and does not start.

With [Kubernetes](operating.md#kubernetes), CloudNativePG does all of this with the same Barman:
[backup.yaml](../operations/kubernetes/backup.yaml) is the store and the schedule.

## By hand

On the database's machine, with Debian's \`barman-cli-cloud\` and \`python3-boto3\`. \`/etc/goodword/backups.env\` can be read by PostgreSQL's
user alone, and holds:

\`\`\`sh
export AWS_ACCESS_KEY_ID=... AWS_SECRET_ACCESS_KEY=... AWS_DEFAULT_REGION=eu-north-1
export BACKUPS_ENDPOINT=https://s3.eu-north-1.amazonaws.com
\`\`\`

Once, as the superuser, and then start PostgreSQL again:

${block('sql', ARCHIVE)}

Each night, as PostgreSQL's user:

${block('sh', BACK_UP)}

and what is older than 30 days goes:

${block('sh', PRUNE)}

Look at \`pg_stat_archiver\`: \`failed_count\` does not grow, and \`last_archived_time\` is a minute ago.

## Restoring to a moment

1. Stop all servers of the product, and PostgreSQL. Keep what is left of its data elsewhere.
2. Choose a backup that was taken before the moment:

   ${block('sh', LIST).replaceAll('\n', '\n   ')}

3. As PostgreSQL's user, with an empty data directory, and \`BACKUP\` and \`TIME\` set (\`TIME='2026-11-25 09:41:00+00'\`):

   ${block('sh', RESTORE).replaceAll('\n', '\n   ')}

4. Start PostgreSQL. It replays the log up to the moment and takes writes: \`select pg_is_in_recovery()\` is false.
5. Look before anybody writes: \`bun run check:ledger\`, and \`bun scripts/verify-events.ts --alone\`, which must find nothing.
   \`bun scripts/verify-events.ts\` names the events that are lost: what the bucket has signed goes further.
6. Start one server. It erases again whom the list names, and says how many in its log. Then
   [begin the records of the event log anew](decisions/0025-a-chain-per-job.md#what-is-signed), and start the others.
7. Back up: the log goes on in a new timeline.

With CloudNativePG a restore is a new cluster: \`database.yaml\` under another name, with \`bootstrap.recovery\` instead of \`initdb\`, its
\`source\` an external cluster of the plugin with \`barmanObjectName: goodword-backups\` and \`serverName: goodword-db\`, and
\`recoveryTarget.targetTime\`.

## What comes back wrong

- **A restore of rows alone** (\`pg_restore --data-only\`) is refused by the event log: its rows have hashes already, and would get others.
  Restore tables and data together, or \`--disable-triggers\` as the owner.
- **What was refused, declined or withdrawn after the moment** is as it was before. Only erasures are kept elsewhere.
- **Letters** that were sent after the moment may be sent again, where they waited then.
- **An erasure of the last moment**, while the product's bucket was away, is on no list when the database is lost before it returns.
- **Deleted jobs** come back, with those who were referred to them.
`
}

import type { TakenBack } from '@goodword/contract/taken-back'
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** Every release of a remote that was ever published: its files are in the release store, immutable. */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The commit it was built from. */
    commit: text('commit').notNull(),
    /** As git knows the person who released it last. */
    releasedBy: text('released_by').notNull(),
    /** Brotli bytes of its scripts. */
    bytes: integer('bytes').notNull(),
    /** Its files, their hashes, and what it needs of the shell, as it was built: read by `Release`, never replaced. */
    manifest: jsonb('manifest').notNull(),
    /** Set when it was rolled back: it is nobody's fallback any more. */
    withdrawnAt: moment('withdrawn_at'),
    /** Set when that was the server's own doing: what it had counted. */
    takenBack: jsonb('taken_back').$type<TakenBack>(),
    createdAt: createdAt(),
  },
  (table) => [unique('releases_version').on(table.remote, table.version)],
)

import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
})

/** Scripts of every build that a server runs or ran within seven days, so that each server answers for all of them. */
export const builtFiles = pgTable(
  'built_files',
  {
    /** As it stands in pages: `/assets/shell.0a1b2c3d.js`. It names the content, which never changes. */
    path: text('path').primaryKey(),
    /** The file, compressed by brotli. */
    brotli: bytea('brotli').notNull(),
    /** When a server that runs this build last said so. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [index('built_files_seen').on(table.seenAt)],
)

import { SLOT_NAMES } from '@goodword/contract/limits'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/**
 * `issued`: an address to upload to was handed out, and nothing uses the file yet. `attached`: an application or a
 * company uses it. `discarded`: what used it is gone, and the file is to be removed from the store. `removed`: the file
 * is gone, and the row, with nothing about anybody left in it, keeps its key until nothing can be uploaded under it
 * any more.
 */
const OBJECT_STATES = ['issued', 'attached', 'discarded', 'removed'] as const

/**
 * What the virus scanner said. Where one is configured, only a clean file is served; `waiting` is also what it never
 * saw.
 */
const SCANS = ['waiting', 'clean', 'infected'] as const

/** A file in the object store. The row outlives its use until the file is removed, so that no file is ever orphaned. */
export const objects = pgTable(
  'objects',
  {
    id: id(),
    key: text('key').notNull().unique('objects_key'),
    /** What the upload was announced as; null where it was not. */
    slot: text('slot', { enum: SLOT_NAMES }),
    declaredType: text('declared_type'),
    /** Bytes. */
    declaredSize: bigint('declared_size', { mode: 'number' }),
    /**
     * Whom it was issued to: a signed-in user, or whoever holds the link of this referral. No foreign key: the file is to
     * be found, and removed, also when the referral is gone.
     */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    referralId: uuid('referral_id'),
    state: text('state', { enum: OBJECT_STATES }).notNull().default('issued'),
    /** Since when a server takes its file, of which there is one; null until then, and again after a try that failed. */
    receivingSince: moment('receiving_since'),
    /** What it was found to be, null until it was checked; size of the copy in bytes. */
    contentType: text('content_type'),
    size: bigint('size', { mode: 'number' }),
    purpose: text('purpose', { enum: SLOT_NAMES }),
    /** How often it was checked: each check puts its copy where the one before had put its own. */
    checks: integer('checks').notNull().default(0),
    /** Why it was refused, as it was told: it is not looked into again. */
    refusal: text('refusal'),
    scan: text('scan', { enum: SCANS }).notNull().default('waiting'),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** Order among the files of one purpose, from 0. */
    position: integer('position'),
    fileName: text('file_name'),
    /** The candidate's note that it came with, and the correction that replaced it; null for what counts among the documents. */
    noteId: uuid('note_id'),
    replacedBy: uuid('replaced_by'),
    replacedAt: moment('replaced_at'),
    createdAt: createdAt(),
    attachedAt: moment('attached_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    oneOf('objects_slot', table.slot, SLOT_NAMES),
    oneOf('objects_purpose', table.purpose, SLOT_NAMES),
    oneOf('objects_state', table.state, OBJECT_STATES),
    oneOf('objects_scan', table.scan, SCANS),
    check(
      'objects_removed',
      sql`${table.state} <> 'removed' or ${table.removedAt} is not null and num_nonnulls(${table.userId}, ${table.referralId}, ${table.applicationId}, ${table.companyId}, ${table.fileName}) = 0`,
    ),
    index('objects_application').on(table.applicationId),
    index('objects_referral').on(table.referralId),
    index('objects_sweep').on(table.state, table.createdAt),
  ],
)

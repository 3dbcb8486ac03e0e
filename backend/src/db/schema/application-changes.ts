import { CANDIDATE_CHANGES, type CorrectedPart } from '@goodword/contract/corrections'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { applications } from './applications.ts'
import { createdAt, id, oneOf } from './columns.ts'

/** What read otherwise before a correction; a name is both of its fields. */
export interface DetailsBefore {
  name?: string
  phone?: string | null
  coverLetter?: string | null
}

/**
 * What a candidate changed after the submission, and the notes they sent; rows are only ever added
 * (docs/rules.md#an-application-can-be-corrected-until-it-is-read).
 */
export const applicationChanges = pgTable(
  'application_changes',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CANDIDATE_CHANGES }).notNull(),
    changed: jsonb('changed').$type<CorrectedPart[]>().notNull().default([]),
    before: jsonb('before').$type<DetailsBefore>().notNull().default({}),
    /** Of a note, with SHA-256 of it and its documents: the same note again is one (docs/rules.md#a-repeated-request-has-one-result). */
    text: text('text'),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_changes_of').on(table.applicationId, table.id),
    unique('application_changes_once').on(table.applicationId, table.requestHash),
    oneOf('application_changes_kind', table.kind, CANDIDATE_CHANGES),
  ],
)

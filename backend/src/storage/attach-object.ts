import { said } from '@goodword/languages/texts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'
import { BadInput } from '../errors.ts'
import type { CheckedUpload } from './check-upload.ts'

interface Use {
  applicationId?: string
  companyId?: string
  /** Order among the files of one slot, from 0. */
  position?: number | undefined
  /** The candidate's note that it comes with. */
  noteId?: string | undefined
}

/**
 * Attaches a checked upload to what uses it, in that one's transaction. The state is compared in the statement that
 * changes it, so of two submissions at once only one gets the file. Where another check has begun since, the copy may
 * be that check's, so the file is held back.
 * @returns what is known of it: `waiting` is held back until the virus scanner has called it clean
 * @throws BadInput when it was used meanwhile
 */
export async function attachObject(tx: Transaction, upload: CheckedUpload, use: Use): Promise<CheckedUpload['scan']> {
  const [row] = await tx
    .update(objects)
    .set({
      ...use,
      state: 'attached',
      purpose: upload.slot,
      contentType: upload.type,
      size: upload.size,
      scan: sql`case when ${objects.checks} = ${upload.check} then ${upload.scan} else 'waiting' end`,
      attachedAt: sql`now()`,
    })
    .where(and(eq(objects.id, upload.objectId), eq(objects.state, 'issued')))
    .returning({ scan: objects.scan })
  if (!row) throw new BadInput(said('This file was used already. Please upload it again.'))
  return row.scan === 'clean' ? 'clean' : 'waiting'
}

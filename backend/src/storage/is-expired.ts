import { UPLOAD_SECONDS } from '@goodword/contract/limits'
import { sql } from 'drizzle-orm'
import { objects } from '../db/schema/objects.ts'

/** Whether an upload's address has expired: nothing can be uploaded there any more. */
export const isExpired = sql`${objects.createdAt} < now() - make_interval(secs => ${UPLOAD_SECONDS})`

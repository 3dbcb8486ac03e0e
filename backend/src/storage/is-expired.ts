import { UPLOAD_SECONDS } from '@goodword/contract/limits'
import { sql } from 'drizzle-orm'
import { objects } from '../db/schema/objects.ts'

/** Nothing can be put at an upload's address any more. */
export const isExpired = sql`${objects.createdAt} < now() - make_interval(secs => ${UPLOAD_SECONDS})`

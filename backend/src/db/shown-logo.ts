import { attachLogo } from '@goodword/contract/uploads'
import { sql } from 'drizzle-orm'
import { jobs } from './schema/jobs.ts'

/**
 * A job's logo as everybody sees it: one that was uploaded here, or none. The host of an address elsewhere would be told
 * who looks, of a personal link, too (docs/rules.md#logos-are-public).
 */
export const shownLogo = sql<
  string | null
>`case when starts_with(${jobs.companyLogo}, ${`${attachLogo.path}/`}) then ${jobs.companyLogo} end`

import type { PostingTemplate } from '@goodword/contract/posting-templates'
import { joinNames } from '@goodword/contract/referrer-name'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { companyOf } from '../../../db/members/company-of.ts'
import { postingTemplates } from '../../../db/schema/posting-templates.ts'
import { users } from '../../../db/schema/users.ts'

/** The templates of a member's company, by name. @param which only these */
export async function templatesOf(db: Connection, userId: string, which?: SQL) {
  const rows = await db
    .select({ template: postingTemplates, firstName: users.firstName, lastName: users.lastName })
    .from(postingTemplates)
    .leftJoin(users, eq(users.id, postingTemplates.savedBy))
    .where(and(inArray(postingTemplates.companyId, companyOf(db, userId)), which))
    .orderBy(asc(postingTemplates.name), asc(postingTemplates.id))
  return rows.map(({ template: { id, name, createdAt, posting }, ...names }) => {
    const shown: PostingTemplate = { id, name, savedBy: joinNames(names) || null, savedAt: createdAt.toISOString() }
    return { shown, posting }
  })
}

import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { companyOf } from '../../../db/members/company-of.ts'
import { postingTemplates } from '../../../db/schema/posting-templates.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'

/**
 * Removes a template of the own company, whoever saved it (docs/rules.md#a-company-has-templates).
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for templates of others
 */
export async function deleteTemplate({ db, log }: Pick<Deps, 'db' | 'log'>, actor: Actor, id: string): Promise<void> {
  const { userId } = requireManager(actor, 'Only hiring managers have templates.')
  const isTheirs = inArray(postingTemplates.companyId, companyOf(db, userId))
  const removed = await db
    .delete(postingTemplates)
    .where(and(eq(postingTemplates.id, id), isTheirs))
    .returning({ id: postingTemplates.id })
  if (removed.length === 0) throw new NotFound('This template does not exist.')
  log.info({ userId, templateId: id }, 'template deleted')
}

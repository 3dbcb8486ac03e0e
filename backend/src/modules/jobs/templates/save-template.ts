import { TEMPLATES_MAX } from '@goodword/contract/limits'
import type { saveTemplate as call, PostingTemplate } from '@goodword/contract/posting-templates'
import { quoted } from '@goodword/contract/quoted'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { lockMembership } from '../../../db/members/lock-membership.ts'
import { postingTemplates } from '../../../db/schema/posting-templates.ts'
import type { Deps } from '../../../deps.ts'
import { CompanySetupNeeded, Conflict } from '../../../errors.ts'
import { BLANK, toStore, withTyped } from '../posting/typed-posting.ts'
import { templatesOf } from './templates-of.ts'

/**
 * Keeps what was typed of a posting as a template of the company, but its name and logo (docs/rules.md#a-company-has-templates).
 * @throws Unauthenticated, Forbidden for everyone who is no manager, CompanySetupNeeded, Conflict where there is one of that name, and
 * where there are `TEMPLATES_MAX`
 */
export async function saveTemplate(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  { name, posting: typed }: z.output<typeof call.body>,
): Promise<PostingTemplate> {
  const { userId } = requireManager(actor, 'Only hiring managers have templates.')
  const { companyName: _, companyLogo: __, ...posting } = toStore(withTyped(BLANK, typed))
  const id = await db.transaction(async (tx) => {
    const member = await lockMembership(tx, userId)
    if (!member) throw new CompanySetupNeeded('saving templates')
    const { companyId } = member
    if ((await tx.$count(postingTemplates, eq(postingTemplates.companyId, companyId))) >= TEMPLATES_MAX)
      throw new Conflict(`Your company has ${TEMPLATES_MAX} templates. Delete one to save another.`)
    const [made] = await tx
      .insert(postingTemplates)
      .values({ companyId, name, posting, savedBy: userId })
      .onConflictDoNothing()
      .returning({ id: postingTemplates.id })
    if (!made) throw new Conflict(`Your company has a template named ${quoted(name)}. Choose another name.`)
    return made.id
  })
  const [saved] = await templatesOf(db, userId, eq(postingTemplates.id, id))
  if (!saved) throw new Error('The template was not saved')
  log.info({ userId, templateId: id }, 'template saved')
  return saved.shown
}

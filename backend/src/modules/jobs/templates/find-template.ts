import { chosenIn } from '@goodword/contract/brief'
import type { WholeTemplate } from '@goodword/contract/posting-templates'
import { eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { leaveOutNull } from '../../../db/leave-out-null.ts'
import { postingTemplates } from '../../../db/schema/posting-templates.ts'
import { WITHOUT_FIELDS } from '../../../db/versioned-posting.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import { templatesOf } from './templates-of.ts'

/**
 * A template of the own company with its posting (docs/rules.md#a-company-has-templates).
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for templates of others
 */
export async function findTemplate({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<WholeTemplate> {
  const { userId } = requireManager(actor, 'Only hiring managers have templates.')
  const [found] = await templatesOf(db, userId, eq(postingTemplates.id, id))
  if (!found) throw new NotFound('This template does not exist.')
  const posting = { ...WITHOUT_FIELDS, ...found.posting }
  const { requirements, referralBonus } = posting
  return {
    ...found.shown,
    posting: {
      ...leaveOutNull(posting, 'writtenWithAi'),
      requirements: requirements ?? '',
      hasReferralBonus: referralBonus !== null,
      brief: chosenIn(posting.brief),
    },
  }
}

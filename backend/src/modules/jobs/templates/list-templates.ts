import type { PostingTemplate } from '@goodword/contract/posting-templates'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import type { Deps } from '../../../deps.ts'
import { templatesOf } from './templates-of.ts'

/**
 * The templates of the own company, by name; none before company setup (docs/rules.md#a-company-has-templates).
 * @throws Unauthenticated, Forbidden for everyone who is no manager
 */
export async function listTemplates({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<PostingTemplate[]> {
  const { userId } = requireManager(actor, 'Only hiring managers have templates.')
  return (await templatesOf(db, userId)).map(({ shown }) => shown)
}

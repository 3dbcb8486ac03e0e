import type { RewriteInput, Rewritten } from '@goodword/contract/ai'
import { AI_CALLS_PER_DAY } from '@goodword/contract/limits'
import { askAbout } from '../../ai/ask-about.ts'
import { PLAINER_WORDS } from '../../ai/instruction.ts'
import { isAbout } from '../../ai/is-about.ts'
import { type Actor, requireManager, requireRole } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { askModel, type Presser } from './ask-model.ts'

const { person, company } = AI_CALLS_PER_DAY

const SENTENCES: Presser['sentences'] = {
  none: 'This installation has no language model.',
  off: {
    operator: 'The language model is turned off for now. The other suggestions work without it.',
    company: 'Your company has turned the language model off. The other suggestions work without it.',
  },
  budget: {
    person: `You can ask for plainer words ${person} times a day.`,
    company: `Your company can ask for plainer words ${company} times a day.`,
    installation: 'The language model was asked as often today as it may be.',
  },
  fault: ({ message }) => `${message} Please try again later; the other suggestions work without it.`,
}

/**
 * A passage in plainer words, by the language model of this installation. It reads that passage alone, without links, addresses,
 * telephone numbers, and the writer's and the given names (docs/rules.md#a-model-only-on-a-press).
 * @returns plain text, with what was kept from the model put back
 * @throws Unauthenticated, Forbidden without a role, and of postings for everybody who hires for none; what `askModel` throws
 */
export async function rewriteText(
  deps: Pick<Deps, 'db' | 'log' | 'model'>,
  actor: Actor,
  { text, kind, names = [] }: RewriteInput,
): Promise<Rewritten> {
  const user = kind === 'posting' ? requireManager(actor, 'Only hiring managers write postings.') : requireRole(actor)
  const { userId, firstName, lastName } = user
  const presser = { who: { userId }, companyId: user.company?.id, limit: person, sentences: SENTENCES }
  const masked = [firstName, lastName, ...names]
  return askModel(deps, presser, (model) =>
    askAbout(model, { trusted: PLAINER_WORDS, text, names: masked, isUsable: isAbout }),
  )
}

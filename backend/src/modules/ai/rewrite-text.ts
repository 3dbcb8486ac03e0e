import type { RewriteInput, Rewritten } from '@goodword/contract/ai'
import { AI_CALLS_PER_DAY } from '@goodword/contract/limits'
import type { Model } from '../../ai/create-model.ts'
import { PLAINER_WORDS } from '../../ai/instruction.ts'
import { isAbout } from '../../ai/is-about.ts'
import { ModelFault } from '../../ai/model-fault.ts'
import { PlainAnswer } from '../../ai/plain-answer.ts'
import { typedText } from '../../ai/typed-text.ts'
import { type Actor, requireManager, requireRole, type SignedIn } from '../../auth/actor.ts'
import type { Database } from '../../db/connect/client.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, TooMany, Unavailable } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { type AiOutcome, countAiCall } from '../../watching/metrics/ai-calls.ts'
import { offBy } from './off-by.ts'

const DAY = 24 * 3600
/** Until another press makes sense. */
const RETRY_SECONDS = 60

const OFF = {
  operator: 'The language model is turned off for now. The other suggestions work without it.',
  company: 'Your company has turned the language model off. The other suggestions work without it.',
}

/**
 * A passage in plainer words, by the language model of this installation. It reads that passage alone, without links, addresses,
 * telephone numbers, and the writer's and the given names (docs/rules.md#a-model-only-on-a-press).
 * @returns plain text, with what was kept from the model put back
 * @throws Unauthenticated, Forbidden without a role, and of postings for everybody who hires for none; Conflict without a model or
 * where it is turned off; TooMany where a budget of the day is used up; Unavailable without a usable answer
 */
export async function rewriteText(
  { db, log, model }: Pick<Deps, 'db' | 'log' | 'model'>,
  actor: Actor,
  { text, kind, names = [] }: RewriteInput,
): Promise<Rewritten> {
  const user = kind === 'posting' ? requireManager(actor, 'Only hiring managers write postings.') : requireRole(actor)
  if (!model) throw new Conflict('This installation has no language model.')
  await refuseIfOff(db, user)
  await takeFromBudgets(db, user)

  const note = (outcome: AiOutcome) => {
    countAiCall(outcome)
    log.info({ userId: user.userId, outcome }, 'language model asked')
  }
  try {
    const said = await inPlainerWords(model, text, [user.firstName, user.lastName, ...names])
    note(said.isCut ? 'cut' : 'done')
    // What was turned off meanwhile is shown to nobody.
    await refuseIfOff(db, user)
    return { ...said, model: model.name }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    note(error.fault)
    const sentence = `${error.message} Please try again later; the other suggestions work without it.`
    throw new Unavailable('language model', { sentence, retryAfter: RETRY_SECONDS })
  }
}

async function inPlainerWords(model: Model, text: string, names: readonly string[]) {
  const typed = typedText(text, names)
  const { text: answered, isCut } = await model.ask({ trusted: PLAINER_WORDS, untrusted: typed.text })
  if (answered.trim() === '') throw new ModelFault('empty')
  const plain = PlainAnswer.safeParse(answered)
  const restored = plain.success && isAbout(plain.data, typed.text) ? typed.restore(plain.data) : undefined
  if (restored === undefined) throw new ModelFault('wrong')
  return { text: restored, isCut }
}

async function refuseIfOff(db: Database, { company }: SignedIn): Promise<void> {
  const by = await offBy(db, company?.id)
  if (!by) return
  countAiCall('off')
  throw new Conflict(OFF[by])
}

/** One after the other, the narrowest first. Where they cannot be counted, nothing is sent. */
async function takeFromBudgets(db: Database, { userId, company }: SignedIn): Promise<void> {
  const { person, company: ofCompany, installation } = AI_CALLS_PER_DAY
  const budgets: [key: string, limit: number, sentence: string][] = [
    [`ai-calls:${userId}`, person, `You can ask for plainer words ${person} times a day.`],
    ['ai-calls', installation, 'The language model was asked as often today as it may be.'],
  ]
  const sentence = `Your company can ask for plainer words ${ofCompany} times a day.`
  if (company) budgets.splice(1, 0, [`ai-calls:company:${company.id}`, ofCompany, sentence])
  try {
    for (const [key, limit, sentence] of budgets) await takeFromLimit(db, key, limit, DAY, sentence)
  } catch (error) {
    if (error instanceof TooMany) countAiCall('limited')
    throw error
  }
}

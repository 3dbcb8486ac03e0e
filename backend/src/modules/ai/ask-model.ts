import type { Rewritten } from '@goodword/contract/ai'
import { AI_CALLS_PER_DAY } from '@goodword/contract/limits'
import type { Said } from '@goodword/languages/texts'
import type { Answer, Model } from '../../ai/create-model.ts'
import { ModelFault } from '../../ai/model-fault.ts'
import type { Database } from '../../db/connect/client.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, TooMany, Unavailable } from '../../errors.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { type AiOutcome, countAiCall } from '../../watching/metrics/ai-calls.ts'
import { offBy } from './off-by.ts'

const DAY = 24 * 3600
/** Until another press makes sense. */
const RETRY_SECONDS = 60

/** Who presses, and what they read where there is no answer. */
export interface Presser {
  /** Whose budget it is, an id, and as the log names it. */
  who: { userId: string } | { referralId: string }
  /** Whose switch and budget hold as well. */
  companyId: string | undefined
  /** Presses of a day. */
  limit: number
  sentences: {
    none: Said
    off: Record<'operator' | 'company', Said>
    budget: Record<'person' | 'company' | 'installation', Said>
    fault: (fault: ModelFault) => Said
  }
}

/**
 * Asks the language model of this installation for one press, where nobody turned it off and all budgets allow it
 * (docs/rules.md#a-model-only-on-a-press).
 * @param ask makes the call, once
 * @throws Conflict without a model or where it is turned off, also meanwhile; TooMany where a budget of the day is used up; Unavailable
 * without a usable answer
 */
export async function askModel(
  { db, log, model }: Pick<Deps, 'db' | 'log' | 'model'>,
  presser: Presser,
  ask: (model: Model) => Promise<Answer>,
): Promise<Rewritten> {
  const { who, sentences } = presser
  if (!model) throw new Conflict(sentences.none)
  await refuseIfOff(db, presser)
  await takeFromBudgets(db, presser)

  const note = (outcome: AiOutcome) => {
    countAiCall(outcome)
    log.info({ ...who, outcome }, 'language model asked')
  }
  try {
    const answer = await ask(model)
    note(answer.isCut ? 'cut' : 'done')
    // What was turned off meanwhile is shown to nobody.
    await refuseIfOff(db, presser)
    return { ...answer, model: model.name }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    note(error.fault)
    throw new Unavailable('language model', { sentence: sentences.fault(error), retryAfter: RETRY_SECONDS })
  }
}

async function refuseIfOff(db: Database, { companyId, sentences }: Presser): Promise<void> {
  const by = await offBy(db, companyId)
  if (!by) return
  countAiCall('off')
  throw new Conflict(sentences.off[by])
}

/** One after the other, the narrowest first. Where they cannot be counted, nothing is sent. */
async function takeFromBudgets(db: Database, { who, companyId, limit, sentences }: Presser): Promise<void> {
  const { company, installation } = AI_CALLS_PER_DAY
  const { budget } = sentences
  const budgets: [key: string, limit: number, sentence: Said][] = [
    [`ai-calls:${Object.values(who)[0]}`, limit, budget.person],
    ['ai-calls', installation, budget.installation],
  ]
  if (companyId) budgets.splice(1, 0, [`ai-calls:company:${companyId}`, company, budget.company])
  try {
    for (const [key, most, sentence] of budgets) await takeFromLimit(db, key, most, DAY, sentence)
  } catch (error) {
    if (error instanceof TooMany) countAiCall('limited')
    throw error
  }
}

import type { AiSwitch } from '@goodword/contract/ai'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { offBy } from './off-by.ts'

/**
 * Whether any text may be sent to the language model (docs/rules.md#a-model-only-on-a-press).
 * @throws Unauthenticated, NotFound for everybody who is no operator
 */
export async function findAi({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<AiSwitch> {
  requireOperator(actor)
  return { isOn: (await offBy(db, undefined)) === undefined }
}

import type { AiSwitch } from '@goodword/contract/ai'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { appendAuditEntry } from '../../record/audit/append-audit-entry.ts'
import { limitOperator } from '../../record/audit/limit-operator.ts'
import { switchAi } from './switch-ai.ts'

/**
 * Turns the language model off or on for everybody, on all servers from the next press on
 * (docs/rules.md#a-model-only-on-a-press).
 * @throws Unauthenticated, NotFound for everybody who is no operator, TooMany
 */
export async function setAi(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  { isOn }: AiSwitch,
): Promise<AiSwitch> {
  const operator = requireOperator(actor)
  await limitOperator(db, operator)
  await db.transaction(async (tx) => {
    if (await switchAi(tx, null, isOn))
      await appendAuditEntry(tx, operator, isOn ? 'ai-turned-on' : 'ai-turned-off', 'installation')
  })
  log.info({ isOn }, 'language model switched')
  return { isOn }
}

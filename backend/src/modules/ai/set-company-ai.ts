import type { AiSwitch } from '@goodword/contract/ai'
import type { Actor } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { lockOwnCompany, requireOwner } from '../members/require-owner.ts'
import { switchAi } from './switch-ai.ts'

/**
 * Decides whether people of the own company may send texts to the language model (docs/rules.md#a-model-only-on-a-press).
 * @throws Unauthenticated, Forbidden for everyone who is no owner, CompanySetupNeeded before company setup
 */
export async function setCompanyAi(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  { isOn }: AiSwitch,
): Promise<AiSwitch> {
  const { userId } = requireOwner(actor)
  await db.transaction(async (tx) => {
    const { companyId } = await lockOwnCompany(tx, userId, { isOwner: true })
    await switchAi(tx, companyId, isOn)
  })
  log.info({ userId, isOn }, "company's language model switched")
  return { isOn }
}

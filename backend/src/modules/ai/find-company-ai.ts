import type { AiSwitch } from '@goodword/contract/ai'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { aiOffs } from '../../db/schema/ai-offs.ts'
import type { Deps } from '../../deps.ts'
import { requireMember } from '../members/require-owner.ts'

/**
 * Whether the own company lets its people send texts to the language model (docs/rules.md#a-model-only-on-a-press).
 * @throws Unauthenticated, Forbidden for everyone who hires for none, CompanySetupNeeded before company setup
 */
export async function findCompanyAi({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<AiSwitch> {
  const { company } = requireMember(actor)
  return { isOn: (await db.$count(aiOffs, eq(aiOffs.companyId, company.id))) === 0 }
}

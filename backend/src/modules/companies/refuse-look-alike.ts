import type { Connection } from '../../db/connect/client.ts'
import { BadInput } from '../../errors.ts'
import { lookAlikeRefusal } from './look-alike-refusal.ts'

/**
 * Keeps a company from taking a name that looks like another's proven one
 * (docs/rules.md#names-that-look-like-a-proven-one-are-refused).
 * @param userId a member of the company that is to go by it, or who sets it up
 * @throws BadInput at the field `companyName`
 */
export async function refuseLookAlike(db: Connection, userId: string, companyName: string): Promise<void> {
  const refusal = await lookAlikeRefusal(db, userId, companyName)
  if (refusal) throw new BadInput(refusal, { companyName: refusal })
}

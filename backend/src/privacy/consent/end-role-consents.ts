import { eq, inArray } from 'drizzle-orm'
import type { Secrets } from '../../auth/derived-key.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'
import { addressHasher } from '../suppressions/address-hashes.ts'

/**
 * Whoever wants no letter ever again is open to no other roles either, by which address of their inbox they were invited or have
 * applied (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own). An address is known by its hash alone, so all such consents,
 * which are few, are compared.
 * @param addressHash one of `addressHashes`, or what an unsubscribe link names
 */
export async function endRoleConsents(tx: Transaction, env: Secrets, addressHash: string): Promise<void> {
  const given = await tx
    .select({ id: roleConsents.referralId, invited: referrals.candidateEmail, typed: applications.email })
    .from(roleConsents)
    .innerJoin(referrals, eq(referrals.id, roleConsents.referralId))
    .leftJoin(applications, eq(applications.referralId, roleConsents.referralId))
  const hashesOf = await addressHasher(tx, env)
  const isTheirs = (email: string | null) => email !== null && hashesOf(email).includes(addressHash)
  const theirs = given.filter(({ invited, typed }) => isTheirs(invited) || isTheirs(typed)).map(({ id }) => id)
  if (theirs.length > 0) await tx.delete(roleConsents).where(inArray(roleConsents.referralId, theirs))
}

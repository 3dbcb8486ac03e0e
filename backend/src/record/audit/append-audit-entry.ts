import type { AuditAction } from '@goodword/contract/audit-actions'
import type { SignedIn } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'

/**
 * Writes down what an operator does, in the transaction that does it: neither is there without the other
 * (docs/rules.md#what-an-operator-does-is-written-down).
 * @param subject the id of what it is done to; never a name, an address or a text
 */
export async function appendAuditEntry(
  tx: Connection,
  { userId }: Pick<SignedIn, 'userId'>,
  action: AuditAction,
  subject: string,
): Promise<void> {
  await tx.insert(auditEntries).values({ actorId: userId, action, subject, requestId: currentRequestId() })
}

import { eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { aiOffs } from '../../db/schema/ai-offs.ts'

/**
 * Turns the language model on or off, of a company or, with null, of all.
 * @returns whether that changed anything
 */
export async function switchAi(db: Connection, companyId: string | null, isOn: boolean): Promise<boolean> {
  const isIt = companyId === null ? isNull(aiOffs.companyId) : eq(aiOffs.companyId, companyId)
  const changed = isOn
    ? await db.delete(aiOffs).where(isIt).returning({ id: aiOffs.id })
    : await db.insert(aiOffs).values({ companyId }).onConflictDoNothing().returning({ id: aiOffs.id })
  return changed.length > 0
}

import { eq, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { aiOffs } from '../../db/schema/ai-offs.ts'

/** Who turned the language model off: an operator for everybody, else owners for this company; undefined where nobody did. */
export async function offBy(
  db: Connection,
  companyId: string | undefined,
): Promise<'operator' | 'company' | undefined> {
  const isOf = companyId ? or(isNull(aiOffs.companyId), eq(aiOffs.companyId, companyId)) : isNull(aiOffs.companyId)
  const rows = await db.select({ companyId: aiOffs.companyId }).from(aiOffs).where(isOf)
  if (rows.length === 0) return undefined
  return rows.some((row) => row.companyId === null) ? 'operator' : 'company'
}

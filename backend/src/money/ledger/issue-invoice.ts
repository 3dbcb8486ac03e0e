import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'

type Reward = Record<'id' | 'companyId' | 'companyName', string>

/** Gives a reward that became due its invoice, made out to the company as it is billed now (docs/rules.md#a-hire-has-an-invoice). */
export async function issueInvoice(tx: Connection, { id, companyId, companyName }: Reward): Promise<void> {
  await tx.execute(sql`
    insert into invoices (reward_id, buyer, buyer_address, buyer_tax_id)
    select ${id}::uuid, coalesce(b.name, ${companyName}), b.address, b.tax_id
    from (values (1)) as one left join company_billing b on b.company_id = ${companyId}::uuid`)
}

import { formatCents } from '@goodword/contract/format-cents'
import { openSql } from '../../db/connect/open-sql.ts'
import { checkLedger } from './check-ledger.ts'

/**
 * Checks the whole ledger of the database at `url`.
 * @returns what is in it, in words for the terminal
 * @throws Error with a sentence for each rule that does not hold
 */
export async function describeLedger(url: string): Promise<string> {
  const sql = openSql(url)
  try {
    const found = await checkLedger(sql)
    if (found.length > 0) throw new Error(`The ledger does not add up.\n${found.join('\n')}`)
    const [{ rewards, transfers, accounts, owed } = { rewards: 0, transfers: 0, accounts: 0, owed: 0 }] = await sql<
      { rewards: number; transfers: number; accounts: number; owed: number }[]
    >`
      select (select count(*) from rewards)::int as rewards, (select count(*) from transfers)::int as transfers,
        count(*)::int as accounts,
        coalesce(-sum(balance_cents) filter (where id ~ '^company-(held|due)'), 0)::float8 as owed
      from accounts`
    return `✓ ${rewards} rewards, ${transfers} transfers between ${accounts} accounts: they add up, and the sum is 0.\n  ${formatCents(owed)} are held or due.`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

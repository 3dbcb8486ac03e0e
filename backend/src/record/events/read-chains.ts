import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { CHAINED, type ChainedEvent } from './chained-event.ts'

/** Events read at once: few enough that a server answers requests in between. */
const ROUND = 2000

/** All events, chain by chain and in each in its order, some at a time. Chains may grow meanwhile. */
export async function* readChains(db: Connection): AsyncGenerator<ChainedEvent[]> {
  let after = { chain: '00000000-0000-0000-0000-000000000000', count: 0 }
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select ${CHAINED} from events where position is not null and (job_id, position) > (${after.chain}, ${after.count})
      order by job_id, position limit ${ROUND}`)
    yield rows
    const end = rows.at(-1)
    if (!end) return
    after = end
  }
}

type Row = ChainedEvent & Record<string, unknown>

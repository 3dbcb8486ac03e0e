import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { CHAINED, type ChainedEvent, ONE_CHAIN } from './chained-event.ts'

/** Events read at once: few enough that a server answers requests in between. */
const ROUND = 2000

/** All events, chain by chain and in each in its order, some at a time. Chains may grow meanwhile. */
export async function* readChains(db: Connection): AsyncGenerator<ChainedEvent[]> {
  let last: ChainedEvent | undefined
  do {
    const { rows } = await db.execute<Row>(sql`
      select ${CHAINED} from events where position is null and seq > ${last?.count ?? 0} order by seq limit ${ROUND}`)
    yield rows
    last = rows.at(-1)
  } while (last)
  let after = { chain: ONE_CHAIN, count: 0 }
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

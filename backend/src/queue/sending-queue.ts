import { PgBoss } from 'pg-boss'

/** The queue of a server that does no background work: it takes jobs for others, and offers itself for none. */
export class SendingQueue extends PgBoss {
  override work(): Promise<string> {
    return Promise.resolve('')
  }
}

import { openSql } from './open-sql.ts'

export type Listener = ReturnType<typeof createListener>

/**
 * Hears what other servers tell with NOTIFY: one connection for all channels, which is opened for the first and comes back by
 * itself. Whoever listens looks by itself from time to time as well, as a connection may die unnoticed.
 * @param url without a pooler in between, which forgets who listens
 */
export function createListener(url: string) {
  const client = openSql(url)
  return {
    /**
     * @param hear is given what was told
     * @param begin called each time that it has begun to listen: what was told before went unheard
     */
    listen: (channel: string, hear: (payload: string) => void, begin?: () => void) =>
      client.listen(channel, hear, begin),
    close: (): Promise<void> => client.end({ timeout: 1 }),
  }
}

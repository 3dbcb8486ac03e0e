/** Milliseconds in which the database has to answer. */
const PATIENCE = 1000

export type Readiness = ReturnType<typeof createReadiness>

/**
 * Whether this server should be sent requests. It asks the database on a connection that is kept free for it: when every other
 * one is taken the server is busy and not away, and whoever takes it out then sends its requests to the next one.
 */
export function createReadiness({ askAside }: { askAside(patience: number): Promise<void> }) {
  let asking: Promise<void> | undefined
  let isStopping = false
  let warnings: readonly string[] = []
  return {
    /** Parts that were found at fault: it is ready all the same, as most of what people do needs them not. */
    noteWarnings(parts: readonly string[]): void {
      warnings = parts
    },
    get warnings() {
      return warnings
    },
    /** From now on it should be sent none, as it is about to end. */
    noteStopping(): void {
      isStopping = true
    },
    get isStopping() {
      return isStopping
    },
    /**
     * Asks the database for nothing, once for all who want to know at a time.
     * @throws DatabaseError when it is away, or does not answer in time
     */
    askDatabase(): Promise<void> {
      asking ??= askAside(PATIENCE).finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

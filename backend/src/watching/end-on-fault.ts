import type { Logger } from './log.ts'

/** Milliseconds that whoever is told of errors has to hear of the last one. */
const PATIENCE = 2000

/**
 * Ends the process by a fault that nothing has caught, as the runtime would: but with a line in the log that holds
 * nothing of people, where the runtime's own would repeat the error's message.
 * @param told settles when whoever is told of errors has heard of all
 */
export function endOnFault(log: Logger, told: () => Promise<unknown>): void {
  let isEnding = false
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, async (err: unknown) => {
      log.fatal({ err }, 'fatal error: the server exits')
      if (isEnding) return
      isEnding = true
      await Promise.race([told(), Bun.sleep(PATIENCE)])
      process.exit(1)
    })
  }
}

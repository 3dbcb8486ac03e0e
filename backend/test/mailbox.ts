import type { CaughtMessage } from '../standins/mail-catcher/caught-message.ts'
import { services } from './services.ts'

const PATIENCE = 30_000

/**
 * The letters that reached this address, oldest first, once there are at least this many.
 * @throws Error when they do not come within thirty seconds, which a busy machine may need
 */
export async function mailTo(address: string, atLeast = 1): Promise<CaughtMessage[]> {
  const mailbox = `${services.STANDINS_URL}/dev/mailbox.json?${new URLSearchParams({ to: address })}`
  for (const end = Date.now() + PATIENCE; ; await Bun.sleep(20)) {
    const theirs = (await (await fetch(mailbox)).json()) as CaughtMessage[]
    if (theirs.length >= atLeast) return theirs.reverse()
    if (Date.now() > end) throw new Error(`${theirs.length} of ${atLeast} letters reached ${address}`)
  }
}

/** The token of the personal link in an invitation. */
export function tokenIn(letter: CaughtMessage | undefined): string {
  return /\/apply\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

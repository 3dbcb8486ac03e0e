import { Unavailable } from '../../errors.ts'
import { FairQueue } from '../../waiting/fair-queue.ts'

/** What files that arrive may take of the disk of this server, in megabytes: in all, of one network, and of one link or account. */
const DISK = 768
const OF_A_NETWORK = 192
const OF_A_SENDER = 64
/** What each counts as at least, so that there are not too many small ones. */
const LEAST = 4
const MEGABYTE = 1024 * 1024

const refusal = () => new Unavailable('server')
const bounds = { atOnce: DISK, waiting: 0, patience: 0 }
const networks = new FairQueue({ ...bounds, perSource: OF_A_NETWORK }, refusal)
const senders = new FairQueue({ ...bounds, perSource: OF_A_SENDER }, refusal)

export interface Sender {
  /** By whose link or account. */
  sender: string
  /** The network address it comes from. */
  address: string
}

/**
 * Receives a body with files within its sender's share, so that bodies that arrive slowly keep nobody else from sending theirs.
 * @param bytes that it has, as far as that is known
 * @throws Unavailable when the share is used up; what `receive` throws
 */
export function shareArrival<Result>(
  { sender, address }: Sender,
  bytes: number,
  receive: () => Promise<Result>,
): Promise<Result> {
  const cost = Math.max(LEAST, Math.ceil(bytes / MEGABYTE))
  return senders.run(sender, () => networks.run(address, receive, cost), cost)
}

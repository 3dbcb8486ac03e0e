import { chunksOf, OF_FILES } from '../../../http/chunks-of.ts'
import { BodyTooLarge } from '../../../http/http-errors.ts'
import { type Spooled, spool } from '../../../storage/spool.ts'
import { type Sender, shareArrival } from '../share-arrival.ts'

/**
 * Lets a request's body arrive on this server's disk, within its sender's share of it. Whoever asks removes it.
 * @param max bytes
 * @throws BodyTooLarge for more than that, BodyTooSlow; Unavailable when the share is used up
 */
export async function receiveFile(request: Request, sender: Sender, max: number): Promise<Spooled> {
  const file = await shareArrival(sender, sizeOf(request) ?? max, () => spool(chunksOf(request, max, OF_FILES), max))
  if (!file) throw new BodyTooLarge()
  return file
}

/** Bytes, where the request says how many. */
export function sizeOf(request: Request): number | undefined {
  const size = request.headers.get('content-length')
  return size === null ? undefined : Number(size)
}

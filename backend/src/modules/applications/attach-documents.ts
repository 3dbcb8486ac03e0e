import { SLOTS } from '@goodword/contract/limits'
import type { Transaction } from '../../db/connect/client.ts'
import { attachObject } from '../../storage/attach-object.ts'
import type { CheckedUpload } from '../../storage/check-upload.ts'

const POSITIONS = Array.from({ length: SLOTS.additional.files }, (_, at) => at)

interface Beside {
  /** Positions of additional documents that are there already. */
  taken?: readonly (number | null)[]
  /** Of the candidate's note that they come with. */
  noteId?: string
}

/**
 * Attaches checked documents to an application, by id as all that locks uploads does (`lock-in-order.ts`); of each slot they
 * keep the order they have here.
 * @returns the ids of those that are held back until the virus scanner has called them clean
 * @throws BadInput when one was used meanwhile
 */
export async function attachDocuments(
  tx: Transaction,
  applicationId: string,
  documents: readonly CheckedUpload[],
  { taken = [], noteId }: Beside = {},
): Promise<string[]> {
  const bySlot = Map.groupBy(documents, ({ slot }) => slot)
  const free = POSITIONS.filter((position) => !taken.includes(position))
  const held: string[] = []
  for (const document of documents.toSorted((one, other) => (one.objectId < other.objectId ? -1 : 1))) {
    const place = bySlot.get(document.slot)?.indexOf(document) ?? 0
    const position = document.slot === 'additional' ? free[place] : place
    const scan = await attachObject(tx, document, { applicationId, position, noteId })
    if (scan === 'waiting') held.push(document.objectId)
  }
  return held
}

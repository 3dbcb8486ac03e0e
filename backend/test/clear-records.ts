import { recordFile } from '../src/record/events/record-files.ts'
import type { Storage } from '../src/storage/storage.ts'

/** More than a test signs. */
const RECORDS = 16

/** Removes the signed records of the event log that another database has left in the bucket of this run. */
export function clearRecords(storage: Storage): Promise<void> {
  return storage.remove(Array.from({ length: RECORDS }, (_, before) => recordFile(before + 1)))
}

import { SLOT_NAMES, SLOTS } from '@goodword/contract/limits'

/** Bytes of the largest file that any slot takes. */
export const LARGEST = Math.max(...SLOT_NAMES.map((slot) => SLOTS[slot].bytes))

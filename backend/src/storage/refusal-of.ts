import { EXTENSIONS, SLOTS, type Slot } from '@goodword/contract/limits'
import type { Findings } from './inspection/inspect-file.ts'
import { REFUSALS } from './inspection/refusals.ts'

/** The same words for a file as announced and as it is. @param slot where that is known */
export function notAccepted(slot?: Slot): string {
  const types = slot ? SLOTS[slot].types : Object.keys(EXTENSIONS)
  const names = types.map((type) => EXTENSIONS[type]?.[0]?.slice(1).toUpperCase())
  // In the words of the front end, which says it first where the name tells.
  return `This file is not of a type we accept here. Please choose ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`
}
/** The same words for a file that is announced, arrives or lies there. @param bytes the most a slot takes */
export const tooLarge = (bytes: number) =>
  `This file is too large: at most ${bytes / 1024 / 1024} MB. Please choose a smaller one.`
const SCALE = 'Please scale it down.'
/** Pixels along one side of a logo: every visitor's browser unpacks it (ASVS 5.2.6). */
const LOGO_SIDE_MAX = 4096
/** Pixels of any other picture: more than a camera makes, and a small file may claim gigabytes of them. */
const PIXELS_MAX = 100_000_000

/** Why a file does not fit its slot, in one sentence, by its bytes alone; undefined when it fits. */
export function refusalOf({ type, picture, refusal }: Findings, slot: Slot): string | undefined {
  // Of a broken file nobody can tell the type.
  const isAllowed = type ? (SLOTS[slot].types as readonly string[]).includes(type) : refusal !== undefined
  if (!isAllowed) return notAccepted(slot)
  if (refusal) return REFUSALS[refusal]
  if (!type?.startsWith('image/')) return undefined
  if (!picture) return 'This image is broken. Please choose another one.'
  const { width, height } = picture
  if (slot === 'logo' && Math.max(width, height) > LOGO_SIDE_MAX) {
    return `This image is too large: at most ${LOGO_SIDE_MAX} pixels on each side. ${SCALE}`
  }
  if (width * height > PIXELS_MAX)
    return `This image is too large: at most ${PIXELS_MAX / 1_000_000} million pixels. ${SCALE}`
  return undefined
}

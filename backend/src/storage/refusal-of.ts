import { SLOTS, type Slot } from '@goodword/contract/limits'
import type { Findings } from './inspection/inspect-file.ts'

/** The same words for a file as announced and as it is. */
export const NOT_ACCEPTED = 'This file is not of a type we accept here. Please choose another one.'
/** The same words for a file that is announced, arrives or lies there. @param bytes the most a slot takes */
export const tooLarge = (bytes: number) => `This file is too large: at most ${bytes / 1024 / 1024} MB.`
/** Pixels along one side of a logo: every visitor's browser unpacks it (ASVS 5.2.6). */
const LOGO_SIDE_MAX = 4096
/** Pixels of any other picture: more than a camera makes, and a small file may claim gigabytes of them. */
const PIXELS_MAX = 100_000_000

/**
 * Why a file does not fit its slot, in one sentence; undefined when it fits.
 * @param declaredType what it was announced as, where it was
 */
export function refusalOf(
  { type, picture, isBroken }: Findings,
  slot: Slot,
  declaredType: string | null,
): string | undefined {
  const isAllowed = (SLOTS[slot].types as readonly (string | undefined)[]).includes(type)
  if (!isAllowed || (declaredType && declaredType !== type)) {
    return NOT_ACCEPTED
  }
  if (isBroken) return 'This file is broken. Please choose another one.'
  if (!type?.startsWith('image/')) return undefined
  if (!picture) return 'This image is broken. Please choose another one.'
  const { width, height } = picture
  if (slot === 'logo' && Math.max(width, height) > LOGO_SIDE_MAX) {
    return `This image is too large: at most ${LOGO_SIDE_MAX} pixels on each side.`
  }
  if (width * height > PIXELS_MAX) return `This image is too large: at most ${PIXELS_MAX / 1_000_000} million pixels.`
  return undefined
}

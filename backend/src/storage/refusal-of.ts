import { SLOTS, type Slot } from '@goodword/contract/limits'
import { type Said, said, saidWith } from '@goodword/languages/texts'
import type { Findings } from './inspection/inspect-file.ts'
import { REFUSALS } from './inspection/refusals.ts'

/** In the words of the front end, which says it first where the name tells. */
const TYPES: Record<Slot, string> = {
  logo: 'This file is not of a type we accept here. Please choose PNG or JPG.',
  resume: said('This file is not of a type we accept here. Please choose PDF, DOC or DOCX.'),
  portfolio: said('This file is not of a type we accept here. Please choose PDF, ZIP, PNG, JPG, WEBP or GIF.'),
  additional: said('This file is not of a type we accept here. Please choose PDF, DOC, DOCX, PNG, JPG, WEBP or ZIP.'),
}
const ANY_TYPE = said(
  'This file is not of a type we accept here. Please choose PDF, DOC, DOCX, ZIP, PNG, JPG, WEBP or GIF.',
)

/** The same words for a file as announced and as it is. @param slot where that is known */
export function notAccepted(slot?: Slot): string {
  return slot ? TYPES[slot] : ANY_TYPE
}

/** The same words for a file that is announced, arrives or lies there. @param bytes the most a slot takes */
export const tooLarge = (bytes: number): Said =>
  saidWith('This file is too large: at most {max} MB. Please choose a smaller one.', { max: bytes / 1024 / 1024 })
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
  if (!picture) return said('This image is broken. Please choose another one.')
  const { width, height } = picture
  if (slot === 'logo' && Math.max(width, height) > LOGO_SIDE_MAX) {
    return `This image is too large: at most ${LOGO_SIDE_MAX} pixels on each side. Please scale it down.`
  }
  if (width * height > PIXELS_MAX)
    return said('This image is too large: at most 100 million pixels. Please scale it down.')
  return undefined
}

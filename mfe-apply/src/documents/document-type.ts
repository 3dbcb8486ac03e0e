import { EXTENSIONS, SLOTS } from '@goodword/contract/limits'
import type { DocumentSlotName } from './document.ts'

/** File name endings a slot takes. */
export function extensionsOf(slot: DocumentSlotName): string[] {
  return SLOTS[slot].types.flatMap((type) => EXTENSIONS[type] ?? [])
}

/**
 * The media type of a file by its name. Browsers disagree about ZIP and know no type for DOCX on some phones, and the
 * upload's signature binds the type we name.
 * @returns the type, or undefined when the slot does not take such a file
 */
export function documentType(slot: DocumentSlotName, fileName: string): string | undefined {
  const name = fileName.toLowerCase()
  return SLOTS[slot].types.find((type) => EXTENSIONS[type]?.some((extension) => name.endsWith(extension)))
}

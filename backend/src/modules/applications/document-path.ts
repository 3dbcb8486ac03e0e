import { EXTENSIONS, type Slot } from '@goodword/contract/limits'

interface Stored {
  id: string
  applicationId: string | null
  purpose: Slot | null
  /** Its content type. */
  type: string | null
  replacedAt: Date | null
}

/** What the end of an address begins with where another document has taken the place of this one. */
export const REPLACED = 'replaced-'

/**
 * Checks the reader and leads to the file (docs/rules.md#documents-are-private). Its end is what a viewer calls a file that
 * goes by the address: what it is, and nothing about whose.
 */
export function documentPath({ id, applicationId, purpose, type, replacedAt }: Stored): string {
  const name = `${replacedAt ? REPLACED : ''}${purpose}${EXTENSIONS[type ?? '']?.[0] ?? ''}`
  return `/api/applications/${applicationId}/documents/${id}/${name}`
}

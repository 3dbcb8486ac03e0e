import type { checkDocument as call, DocumentCheck } from '@goodword/contract/uploads'
import type * as z from 'zod/mini'
import { type ApplySession, requireApplySession } from '../../auth/apply-session.ts'
import { linksForFiles } from '../../auth/links/links-for-files.ts'
import type { Deps } from '../../deps.ts'
import { checkUpload } from '../../storage/check-upload.ts'

/**
 * Checks a document as soon as it is up, so that what is shown as uploaded is what an application may name
 * (docs/rules.md#every-upload-is-checked).
 * @param session of the browser that opened the link; null without one
 * @returns its type, by its bytes, and the size of the copy that will be served
 * @throws Unauthenticated without an apply session; what `checkUpload` throws
 */
export async function checkDocument(
  deps: Pick<Deps, 'db' | 'storage' | 'scanner' | 'log'>,
  session: ApplySession | null,
  { url, slot }: DocumentCheck,
): Promise<z.output<typeof call.reply>> {
  const referralIds = await linksForFiles(deps.db, requireApplySession(session, 'choose the file'))
  const { type, size } = await checkUpload(deps, { url, slot, owner: { referralIds } })
  return { type, size }
}

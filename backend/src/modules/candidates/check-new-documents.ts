import { and, eq, inArray } from 'drizzle-orm'
import type { findLink } from '../../auth/links/find-link.ts'
import type { Connection } from '../../db/connect/client.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { BadInput } from '../../errors.ts'
import type { CheckedUpload } from '../../storage/check-upload.ts'
import { keyInUploadUrl } from '../../storage/object-key.ts'
import { checkDocuments } from '../applications/check-documents.ts'

type Named = Parameters<typeof checkDocuments>[2]

/**
 * Checks the documents that a correction names, but for those that the application has already: the same correction again names
 * them (docs/rules.md#a-repeated-request-has-one-result).
 * @throws BadInput with the field at fault
 */
export async function checkNewDocuments(
  deps: Parameters<typeof checkDocuments>[0] & Pick<Deps, 'db'>,
  { id: referralId, application }: Awaited<ReturnType<typeof findLink>>,
  named: Named,
): Promise<CheckedUpload[]> {
  const unused = () => (application ? withoutUsed(deps.db, application.id, named) : Promise.resolve(named))
  const first = await unused()
  try {
    return await checkDocuments(deps, [referralId], first)
  } catch (error) {
    // Of two at once the other one was a moment sooner.
    const now = error instanceof BadInput ? await unused() : first
    if (JSON.stringify(now) === JSON.stringify(first)) throw error
    return checkDocuments(deps, [referralId], now)
  }
}

async function withoutUsed(db: Connection, applicationId: string, named: Named): Promise<Named> {
  const urls = [named.resumeUrl, named.portfolioUrl, ...(named.additionalDocumentsUrl?.split(',') ?? [])]
  const keys = urls.flatMap((url) => (url ? (keyInUploadUrl(url.trim()) ?? []) : []))
  if (keys.length === 0) return named
  const isUsed = and(eq(objects.applicationId, applicationId), inArray(objects.key, keys))
  const used = new Set((await db.select({ key: objects.key }).from(objects).where(isUsed)).map(({ key }) => key))
  const isNew = (url: string) => !used.has(keyInUploadUrl(url.trim()) ?? '')
  const { resumeUrl, portfolioUrl, additionalDocumentsUrl } = named
  return {
    ...(resumeUrl && isNew(resumeUrl) && { resumeUrl }),
    ...(portfolioUrl && isNew(portfolioUrl) && { portfolioUrl }),
    ...(additionalDocumentsUrl && {
      additionalDocumentsUrl: additionalDocumentsUrl.split(',').filter(isNew).join(',') || null,
    }),
  }
}

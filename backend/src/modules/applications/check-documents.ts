import { SLOTS } from '@goodword/contract/limits'
import type { submitApplication as call } from '@goodword/contract/submission'
import { fill, said } from '@goodword/languages/texts'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { BadInput } from '../../errors.ts'
import { type CheckedUpload, checkUpload } from '../../storage/check-upload.ts'

type Input = Partial<Pick<z.output<typeof call.body>, 'resumeUrl' | 'portfolioUrl' | 'additionalDocumentsUrl'>>

/**
 * Checks every document that an application, a correction or a note names, in the order of its fields
 * (docs/rules.md#every-upload-is-checked).
 * @param referralIds by whose links they must have been uploaded
 * @throws BadInput with the field at fault
 */
export async function checkDocuments(
  deps: Pick<Deps, 'db' | 'storage' | 'scanner' | 'log'>,
  referralIds: readonly string[],
  { resumeUrl, portfolioUrl, additionalDocumentsUrl }: Input,
): Promise<CheckedUpload[]> {
  const additional =
    additionalDocumentsUrl
      ?.split(',')
      .map((url) => url.trim())
      .filter(Boolean) ?? []
  if (additional.length > SLOTS.additional.files) {
    throw at(
      'additionalDocumentsUrl',
      fill(said('Please attach at most {max} additional documents.'), { max: SLOTS.additional.files }),
    )
  }
  const named = [
    ...(resumeUrl ? [{ field: 'resumeUrl', slot: 'resume', url: resumeUrl } as const] : []),
    ...(portfolioUrl ? [{ field: 'portfolioUrl', slot: 'portfolio', url: portfolioUrl } as const] : []),
    ...additional.map((url) => ({ field: 'additionalDocumentsUrl', slot: 'additional', url }) as const),
  ]
  const checked = await Promise.all(
    named.map(({ field, slot, url }) =>
      checkUpload(deps, { slot, url, owner: { referralIds } }).catch((error: unknown) => {
        throw error instanceof BadInput ? at(field, error.message) : error
      }),
    ),
  )
  if (new Set(checked.map(({ objectId }) => objectId)).size < checked.length) {
    throw at('additionalDocumentsUrl', said('Please upload each document once.'))
  }
  return checked
}

function at(field: string, sentence: string): BadInput {
  return new BadInput(sentence, { [field]: sentence })
}

import { type Texts, textsIn } from '@goodword/shared-ui/kernel'
import { fileNameIn } from './file-name-in.ts'

/** What a slot takes. */
export interface Limits {
  maxFiles: number
  /** Bytes per file. */
  maxBytes: number
  extensions: readonly string[]
}

/**
 * Why these files cannot be sent, as a sentence, or null. The server checks again, by the bytes themselves.
 * @param already how many files the slot holds that these would join
 * @param texts of the page
 */
export function fileProblem(
  files: readonly { name: string; size: number }[],
  { maxFiles, maxBytes, extensions }: Limits,
  already = 0,
  texts = textsIn('en'),
): string | null {
  const { t } = texts
  if (already + files.length > maxFiles) return tooMany(maxFiles, already, texts)
  for (const file of files) {
    const name = file.name.toLowerCase()
    const shown = fileNameIn(texts.language, file.name)
    if (!extensions.some((extension) => name.endsWith(extension))) {
      const places = { file: shown, ...listOf(extensions) }
      return t('{file} is not of a type we accept here. Please choose {types} or {last}.', places)
    }
    if (file.size > maxBytes)
      return t('{file} is larger than {size} MB.', { file: shown, size: maxBytes / 1024 / 1024 })
    if (file.size === 0) return t('{file} is empty.', { file: shown })
  }
  return null
}

function tooMany(maxFiles: number, already: number, { tn }: Texts): string {
  if (already >= maxFiles)
    return tn(
      maxFiles,
      'There is {count} file already. Remove it to add another.',
      'There are {count} files already. Remove one to add another.',
    )
  const room = maxFiles - already
  if (already > 0)
    return tn(room, 'Please choose at most {count} more file.', 'Please choose at most {count} more files.')
  return tn(room, 'Please choose at most {count} file.', 'Please choose at most {count} files.')
}

/** Of endings, the names of the types; every slot takes two at least. */
function listOf(extensions: readonly string[]): { types: string; last: string } {
  const names = extensions.map((extension) => extension.slice(1).toUpperCase())
  return { types: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' }
}

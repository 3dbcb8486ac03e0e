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
 */
export function fileProblem(
  files: readonly { name: string; size: number }[],
  { maxFiles, maxBytes, extensions }: Limits,
  already = 0,
): string | null {
  if (already + files.length > maxFiles) return tooMany(maxFiles, already)
  for (const file of files) {
    const name = file.name.toLowerCase()
    if (!extensions.some((extension) => name.endsWith(extension))) {
      return `${file.name} is not of a type we accept here. Please choose ${listOf(extensions)}.`
    }
    if (file.size > maxBytes) return `${file.name} is larger than ${maxBytes / 1024 / 1024} MB.`
    if (file.size === 0) return `${file.name} is empty.`
  }
  return null
}

function tooMany(maxFiles: number, already: number): string {
  if (already >= maxFiles) return `There are ${maxFiles} files already. Remove one to add another.`
  const room = maxFiles - already
  const files = `${room} ${already > 0 ? 'more ' : ''}${room === 1 ? 'file' : 'files'}`
  return `Please choose at most ${files}.`
}

function listOf(extensions: readonly string[]): string {
  const names = extensions.map((extension) => extension.slice(1).toUpperCase())
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '')
}

/** How files of a kind begin, as latin text, and the endings of their names. */
const STARTS: readonly [start: RegExp, endings: readonly string[]][] = [
  [/^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/, ['.pdf']],
  [/^PK\W\W/, ['.docx', '.zip']],
  [/^\xd0\xcf.\xe0/, ['.doc']],
  [/^\x89PNG/, ['.png']],
  [/^\xff\xd8\xff/, ['.jpg', '.jpeg']],
  [/^RIFF.{4}WEBP/s, ['.webp']],
  [/^GIF8/, ['.gif']],
]
/** A PDF may have so many blanks in front. */
const START_BYTES = 1029
const ENDING = /\.[a-z][a-z\d]{1,4}$/i

/**
 * A file under the name that its first bytes call for, where its own name says something else: cameras, mail programs and
 * people rename files, and the server goes by the bytes.
 * @param accepted endings of names that are taken; with any other the file stays as it is
 */
export async function withTrueEnding(file: File, accepted: readonly string[]): Promise<File> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()))
  const endings = STARTS.find(([sign]) => sign.test(start))?.[1] ?? []
  const ending = endings.find((one) => accepted.includes(one))
  if (!ending || endings.some((one) => file.name.toLowerCase().endsWith(one))) return file
  return new File([file], `${file.name.replace(ENDING, '')}${ending}`, { lastModified: file.lastModified })
}

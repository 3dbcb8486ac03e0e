const WANTED = 'Choose a CSV or vCard file of contacts, or paste lines.'

/** What people take for a contacts file, by its first bytes, and what to do instead. */
const KINDS: [start: string, at: number, sentence: (name: string) => string][] = [
  ['%PDF', 0, (name) => `${name} is a PDF. ${WANTED}`],
  ['\x89PNG', 0, isPicture],
  ['\xff\xd8\xff', 0, isPicture],
  ['GIF8', 0, isPicture],
  ['WEBP', 8, isPicture],
  ['ftyp', 4, isPicture],
  ['PK\x03\x04', 0, isPacked],
  ['\xd0\xcf\x11\xe0', 0, (name) => `${name} is a workbook. Save it as CSV, then choose that file.`],
]

/** Why a file is none of contacts, by its first bytes; undefined where nothing is known against it. */
export function noContactsFile(name: string, bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 16))
  return KINDS.find(([sign, at]) => start.startsWith(sign, at))?.[2](name)
}

/** Why what is no text is none. */
export const noText = (name: string) => `${name} is not a text file. ${WANTED}`

function isPicture(name: string): string {
  return `${name} is a picture or film. ${WANTED}`
}

function isPacked(name: string): string {
  return name.toLowerCase().endsWith('.xlsx')
    ? `${name} is a workbook. Save it as CSV, then choose that file.`
    : `${name} is an archive. Open it, then choose the contacts file in it, such as Connections.csv.`
}

import { type Said, saidWith } from '@goodword/languages/texts'

/** What people take for a contacts file, by its first bytes, and what to do instead. */
const KINDS: [start: string, at: number, sentence: (file: string) => Said][] = [
  ['%PDF', 0, isPdf],
  ['\x89PNG', 0, isPicture],
  ['\xff\xd8\xff', 0, isPicture],
  ['GIF8', 0, isPicture],
  ['WEBP', 8, isPicture],
  ['ftyp', 4, isPicture],
  ['PK\x03\x04', 0, isPacked],
  ['\xd0\xcf\x11\xe0', 0, isWorkbook],
]

/** Why a file is none of contacts, by its first bytes; undefined where nothing is known against it. */
export function noContactsFile(name: string, bytes: Uint8Array): Said | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 16))
  return KINDS.find(([sign, at]) => start.startsWith(sign, at))?.[2](name)
}

/** Why what is no text is none. */
export const noText = (file: string) =>
  saidWith('{file} is not a text file. Choose a CSV or vCard file of contacts, or paste lines.', { file })

function isPdf(file: string): Said {
  return saidWith('{file} is a PDF. Choose a CSV or vCard file of contacts, or paste lines.', { file })
}

function isPicture(file: string): Said {
  return saidWith('{file} is a picture or film. Choose a CSV or vCard file of contacts, or paste lines.', { file })
}

function isWorkbook(file: string): Said {
  return saidWith('{file} is a workbook. Save it as CSV, then choose that file.', { file })
}

function isPacked(file: string): Said {
  return file.toLowerCase().endsWith('.xlsx')
    ? isWorkbook(file)
    : saidWith('{file} is an archive. Open it, then choose the contacts file in it, such as Connections.csv.', { file })
}

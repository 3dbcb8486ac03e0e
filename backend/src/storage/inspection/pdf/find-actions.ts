import { isBoundary, PdfName, PdfReader, type PdfValue } from './pdf-values.ts'

/** What a part of a PDF does by itself, or tells of the rest. */
export interface Actions {
  isScripted: boolean
  startsPrograms: boolean
  /** Whether it has a form made of XML (XFA), which may hold scripts in streams of its own. */
  hasXmlForm: boolean
  /** What follows `/Encrypt`, and `/ID`. */
  locks: PdfValue[]
  ids: PdfValue[]
}

const SLASH = 0x2f
const ESCAPE = 0x23
const WATCHED = ['S', 'JS', 'OnInstantiate', 'XFA', 'Encrypt', 'ID'].map((name) => ({ name, bytes: Buffer.from(name) }))
/** Bytes of the longest name that is looked for, each written as `#xx`. */
const NAME_MAX = 3 * 'OnInstantiate'.length
/** Bytes of the longest lock or identifier that is read. */
const SHORT = 16 * 1024
/** What a script, a form or a reference to one begins with. */
const HELD = /[([<\d]/

/**
 * Looks for actions wherever a name stands, whatever is around it: a reader finds its objects by their addresses, so no text,
 * comment or stream hides what is in it. An action is a pair, `/S /JavaScript`; a resume that mentions JavaScript has none.
 * @param reader of these bytes
 * @param max locks and identifiers that are read; what is beyond them is left
 */
export function findActions(bytes: Buffer, reader: PdfReader, max: number): Actions {
  const found = { isScripted: false, startsPrograms: false, hasXmlForm: false }
  const [locks, ids]: [PdfValue[], PdfValue[]] = [[], []]
  let [isPlaying, hasScript] = [false, false]
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
    const name = watchedAt(bytes, at + 1)
    if (!name) continue
    reader.at = at + 1
    while (reader.at < bytes.length && !isBoundary(bytes[reader.at] as number)) reader.at++
    reader.skipBlanks()
    const first = String.fromCharCode(bytes[reader.at] ?? 0)
    if (name === 'S') {
      const kind = first === '/' ? (reader.value() as PdfName).name : ''
      if (kind === 'JavaScript') found.isScripted = true
      if (kind === 'Launch') found.startsPrograms = true
      if (kind === 'Rendition') isPlaying = true
    }
    if (name === 'JS' && HELD.test(first)) hasScript = true
    if (name === 'OnInstantiate' && HELD.test(first)) found.isScripted = true
    if (name === 'XFA' && HELD.test(first)) found.hasXmlForm = true
    if (name === 'Encrypt' && HELD.test(first) && locks.length < max) locks.push(shortValue(bytes, reader.at))
    if (name === 'ID' && first === '[' && ids.length < max) ids.push([shortValue(bytes, reader.at)].flat()[0])
  }
  return { ...found, isScripted: found.isScripted || (isPlaying && hasScript), locks, ids }
}

function shortValue(bytes: Buffer, at: number): PdfValue {
  return new PdfReader(bytes.subarray(at, at + SHORT), 0, () => {}).value()
}

/** What is written out as an object of its own may be the kind of an action elsewhere. */
export function actionsNamed(value: PdfValue): Pick<Actions, 'isScripted' | 'startsPrograms'> {
  const name = value instanceof PdfName ? value.name : ''
  return { isScripted: name === 'JavaScript', startsPrograms: name === 'Launch' }
}

/** Cheap: most slashes of a file are bytes of pictures and fonts. */
function watchedAt(bytes: Buffer, at: number): string | undefined {
  const plain = WATCHED.find((one) => isAt(bytes, at, one.bytes))
  if (plain) return plain.name
  const start = bytes.subarray(at, at + NAME_MAX)
  if (!start.includes(ESCAPE)) return undefined
  const escaped = nameAt(start)
  return WATCHED.find(({ name }) => name === escaped)?.name
}

function isAt(bytes: Buffer, at: number, name: Buffer): boolean {
  for (let index = 0; index < name.length; index++) if (bytes[at + index] !== name[index]) return false
  const next = bytes[at + name.length]
  return next === undefined || isBoundary(next)
}

function nameAt(start: Buffer): string {
  const written = /^(?:#[\da-f]{2}|[a-z])*/i.exec(start.toString('latin1'))?.[0] ?? ''
  return written.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

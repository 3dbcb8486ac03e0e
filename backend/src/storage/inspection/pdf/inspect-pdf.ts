import { brotliDecompressSync, constants, inflateRawSync } from 'node:zlib'
import type { Refusal } from '../refusals.ts'
import { type Decipher, openWithoutPassword } from './decrypt.ts'
import { type Actions, actionsNamed, findActions } from './find-actions.ts'
import { type PdfDict, PdfName, PdfReader, PdfRef, type PdfValue } from './pdf-values.ts'

/** Bytes that may be unpacked of one file. */
const UNPACKED_MAX = 50 * 1024 * 1024
/** Streams of one file that may be unpacked, of a hundred objects each. */
const STREAMS_MAX = 20_000
/** Bytes that are read of one file, by its size: each of an honest one about once, what is unpacked included. */
const READ_PER_BYTE = 4
const READ_FREE = 16 * 1024 * 1024
/** Objects of one file: some ten times what large ones have. */
const OBJECTS_MAX = 200_000
/** Locks and identifiers of one file: each saved change of it may repeat them. */
const CANDIDATES_MAX = 16
/** How deep a lock's entries are followed: it names its ciphers, and they theirs. */
const RESOLVED_MAX = 6
/** A form's XML that runs something. */
const SCRIPT = /<(?:[\w.-]+:)?script\b/i

/** Readers look neither at the two bytes in front of what is deflated nor at the checksum behind it, so these may be wrong. */
const inflate = (data: Buffer) =>
  inflateRawSync(data.subarray(2), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: UNPACKED_MAX })
const UNPACKERS: Record<string, (data: Buffer) => Buffer> = {
  FlateDecode: inflate,
  Fl: inflate,
  BrotliDecode: (data) => brotliDecompressSync(data, { maxOutputLength: UNPACKED_MAX }),
}

/** An object's numbers, and where its value is. */
interface Place {
  number: number
  generation: number
  at: number
}

interface PdfStream extends Place {
  dict: PdfDict
  data: Buffer
}

type Found = Pick<Actions, 'isScripted' | 'startsPrograms' | 'hasXmlForm'>
type Spend = (bytes: number) => void

class Unreadable extends Error {}

/**
 * Why a PDF cannot be taken: it acts by itself, or does not open without a password. Its objects are looked for in all of its
 * bytes, not by its table of addresses, which may say anything, and in the streams that hold objects, packed or locked.
 * @param file all of it
 */
export function inspectPdf(file: Buffer): Refusal | undefined {
  try {
    const [spendUnpacked, spendStream] = [limited(UNPACKED_MAX), limited(STREAMS_MAX)]
    return look(file, limited(READ_PER_BYTE * file.length + READ_FREE), (bytes) => {
      spendUnpacked(bytes)
      spendStream(1)
    })
  } catch (error) {
    if (error instanceof Unreadable) return 'pdf-unreadable'
    throw error
  }
}

function look(file: Buffer, spend: Spend, spendUnpacked: Spend): Refusal | undefined {
  const outside = findActions(file, new PdfReader(file, 0, spend), CANDIDATES_MAX + 1)
  const places = placesOf(file)
  const found: Found[] = [outside, ...namedAlone(file, places, spend)]
  const keys = openLocks(outside, new Objects(file, places, spend))
  if (keys.length === 0 && outside.locks.length > 0) return 'pdf-password'
  const isObjects = ({ dict }: PdfStream) => dict.has('N') && dict.has('First')
  for (const stream of streamsOf(file, places, spend)) {
    if (!isObjects(stream)) continue
    for (const bytes of unpacked(stream, keys, spendUnpacked)) found.push(...inObjectStream(bytes, stream.dict, spend))
  }
  if (found.some(({ isScripted }) => isScripted)) return 'pdf-javascript'
  if (found.some(({ startsPrograms }) => startsPrograms)) return 'pdf-launch'
  if (!found.some(({ hasXmlForm }) => hasXmlForm)) return undefined
  for (const stream of streamsOf(file, places, spend)) {
    if (!mayBeText(stream)) continue
    const isScript = unpacked(stream, keys, spendUnpacked).some((bytes) => SCRIPT.test(bytes.toString('latin1')))
    if (isScript) return 'pdf-javascript'
  }
  return undefined
}

/** @returns counts what is done; throws Unreadable for too much */
function limited(max: number): Spend {
  let spent = 0
  return (bytes) => {
    spent += bytes
    if (spent > max) throw new Unreadable()
  }
}

/** Of whatever begins like an object, in a stream, too. */
function placesOf(file: Buffer): Place[] {
  const places: Place[] = []
  for (let at = file.indexOf('obj'); at !== -1; at = file.indexOf('obj', at + 3)) {
    if (file.toString('latin1', Math.max(at - 3, 0), at) === 'end') continue
    if (places.length === OBJECTS_MAX) throw new Unreadable()
    places.push({ ...numbersBefore(file, at), at: at + 3 })
  }
  return places
}

function* namedAlone(file: Buffer, places: readonly Place[], spend: Spend): Generator<Found> {
  for (const { at } of places) {
    const reader = new PdfReader(file, at, spend)
    reader.skipBlanks()
    if (file[reader.at] === 0x2f) yield { ...actionsNamed(reader.value()), hasXmlForm: false }
  }
}

function* streamsOf(file: Buffer, places: readonly Place[], spend: Spend): Generator<PdfStream> {
  const nextEnd = ends(file)
  for (const place of places) {
    const reader = new PdfReader(file, place.at, spend)
    const dict = reader.value()
    if (!(dict instanceof Map) || reader.value() !== 'stream') continue
    yield { ...place, dict, data: file.subarray(...extent(file, reader.at, dict, nextEnd)) }
  }
}

function numbersBefore(file: Buffer, at: number): { number: number; generation: number } {
  const [, number = Number.NaN, generation = Number.NaN] =
    /(\d{1,10})[\s\0]+(\d{1,5})[\s\0]*$/.exec(file.toString('latin1', Math.max(at - 40, 0), at)) ?? []
  return { number: Number(number), generation: Number(generation) }
}

/** Too long rather than too short: packed data say themselves where they end. */
function extent(file: Buffer, at: number, dict: PdfDict, nextEnd: (at: number) => number): [number, number] {
  const start = at + (file[at] === 0x0d && file[at + 1] === 0x0a ? 2 : file[at] === 0x0a || file[at] === 0x0d ? 1 : 0)
  const length = dict.get('Length')
  const declared = typeof length === 'number' ? start + length : start
  return [start, Math.min(file.length, Math.max(nextEnd(start), declared))]
}

/** @returns where the next stream ends, of places that come in order */
function ends(file: Buffer): (at: number) => number {
  let end = -1
  return (at) => {
    if (end < at) end = file.indexOf('endstream', at)
    if (end === -1) end = file.length
    return end
  }
}

/** @returns of each lock that opens without a password, its key; none where all of them need one */
function openLocks({ locks, ids }: Actions, objects: Objects): Decipher[] {
  const first = [...new Set(ids.filter(Buffer.isBuffer).map((id) => id.toString('latin1'))), '']
  const dicts = locks.flatMap((lock) => objects.resolved(lock))
  if (Math.max(locks.length, ids.length, dicts.length) > CANDIDATES_MAX) throw new Unreadable()
  return dicts.flatMap((dict) => {
    if (!(dict instanceof Map)) return []
    const opened = first.map((id) => openWithoutPassword(dict, Buffer.from(id, 'latin1')))
    return opened.find((key) => key !== undefined) ?? []
  })
}

/** The objects of a file by their numbers, which several may have. */
class Objects {
  readonly #read: (place: Place) => PdfValue
  readonly #places: readonly Place[]
  constructor(file: Buffer, places: readonly Place[], spend: Spend) {
    this.#places = places
    this.#read = ({ at }) => new PdfReader(file, at, spend).value()
  }

  /** A value with what its entries refer to in their places; of those the last one written. */
  resolved(value: PdfValue, depth = 0): PdfValue[] {
    if (depth > RESOLVED_MAX) return []
    if (value instanceof PdfRef) {
      const places = this.#places.filter(({ number }) => number === value.number).slice(-CANDIDATES_MAX)
      return places.flatMap((place) => this.resolved(this.#read(place), depth + 1))
    }
    if (!(value instanceof Map)) return [value]
    return [new Map(Array.from(value, ([key, one]) => [key, this.resolved(one, depth + 1).at(-1)]))]
  }
}

/** Of what is no picture: forms come with those. */
function mayBeText({ dict }: PdfStream): boolean {
  const subtype = dict.get('Subtype')
  return !(
    subtype instanceof PdfName && ['Image', 'Form', 'Type1C', 'CIDFontType0C', 'OpenType'].includes(subtype.name)
  )
}

/** What is in a stream, by each of the keys and as it stands: it may be left out from the lock. */
function unpacked({ number, generation, dict, data }: PdfStream, keys: readonly Decipher[], spend: Spend): Buffer[] {
  if (keys.length === 0) return [inflated(data, dict, spend)]
  if (Number.isNaN(number)) throw new Unreadable()
  const ways = [(locked: Buffer) => locked, ...keys]
  const made = ways.flatMap((decipher) => {
    spend(data.length)
    try {
      return [inflated(decipher(data, { number, generation }), dict, spend)]
    } catch (error) {
      // It is locked in another way.
      if (error instanceof Unreadable) return []
      throw error
    }
  })
  if (made.length === 0) throw new Unreadable()
  return made
}

/** @throws Unreadable for what is packed as nobody packs objects, or unpacks to too much */
function inflated(data: Buffer, dict: PdfDict, spend: Spend): Buffer {
  const filters = [dict.get('Filter') ?? dict.get('F')].flat().filter((filter) => filter instanceof PdfName)
  const names = filters.map(({ name }) => name).filter((name) => name !== 'Crypt')
  if (names.length === 0) return data
  const predictors = [dict.get('DecodeParms') ?? dict.get('DP')].flat()
  const isPredicted = predictors.some((each) => each instanceof Map && Number(each.get('Predictor') ?? 1) > 1)
  const unpack = UNPACKERS[names[0] as string]
  if (names.length > 1 || !unpack || isPredicted) throw new Unreadable()
  try {
    const bytes = unpack(data)
    spend(bytes.length)
    return bytes
  } catch {
    throw new Unreadable()
  }
}

function* inObjectStream(bytes: Buffer, dict: PdfDict, spend: Spend): Generator<Found> {
  const reader = new PdfReader(bytes, 0, spend)
  yield findActions(bytes, reader, 0)
  // In front stand pairs of an object's number and where it is, counted from the first.
  reader.at = 0
  const first = Number(dict.get('First'))
  const starts: number[] = []
  while (reader.at < first) {
    reader.value()
    const start = reader.value()
    if (typeof start !== 'number') break
    starts.push(start)
  }
  for (const start of starts) {
    reader.at = first + start
    reader.skipBlanks()
    if (bytes[reader.at] === 0x2f) yield { ...actionsNamed(reader.value()), hasXmlForm: false }
  }
}

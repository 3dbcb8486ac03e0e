import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { said } from '@goodword/languages/texts'
import { BadInput } from '../errors.ts'
import { chunksOf, OF_FILES, type Pace } from './chunks-of.ts'
import { BodyTooLarge, BodyTooSlow } from './http-errors.ts'

/** Bytes of one field: the longest text of a form, each character of four bytes, and some more. */
const FIELD_MAX = 64 * 1024
const FIELDS_MAX = 24
const FILES_MAX = 8
/** Bytes in all: an application's five files of the largest size, and its fields. */
export const FORM_MAX = 32 * 1024 * 1024

const BROKEN = said('The form did not arrive whole. Please send it once more.')
const NOT_OURS = said('The form has more parts than ours.')

/** A file on its way; its bytes can be read once, and hold the rest of the form up until they are. */
export interface FilePart {
  field: string
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/** Where a form is read to, so that what has arrived of one that arrives too slowly is not lost. */
export interface Taker {
  /** The values of each field, by its name. */
  fields: Map<string, string[]>
  /** Takes a file; what it leaves unread is thrown away. */
  onFile(file: FilePart): Promise<void>
}

/**
 * Reads a form with files as it arrives, one part after the other, in whatever order they come; nothing of it is kept here.
 * @throws BadInput for what is no such form, is cut off or has more parts than ours; BodyTooLarge over 32 MB, BodyTooSlow; what
 * `onFile` throws
 */
export async function readMultipart(request: Request, { fields, onFile }: Taker, pace: Pace = OF_FILES): Promise<void> {
  const taken: Promise<void>[] = []
  const parser = parserOf(request)
  const refuse = () => parser.destroy(new BadInput(NOT_OURS))
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.once(limit, refuse)
  parser.on('field', (name, value) => fields.set(name, [...(fields.get(name) ?? []), value]))
  parser.on('file', (field, stream, name) => {
    taken.push(take(stream, () => onFile({ field, name, bytes: stream })))
  })
  try {
    await pipeline(chunksOf(request, FORM_MAX, pace), parser)
  } catch (error) {
    await Promise.allSettled(taken)
    const isKnown = [BadInput, BodyTooLarge, BodyTooSlow].some((kind) => error instanceof kind)
    throw isKnown ? error : new BadInput(BROKEN)
  }
  await Promise.all(taken)
}

function parserOf(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_MAX,
        fields: FIELDS_MAX,
        files: FILES_MAX,
        parts: FIELDS_MAX + FILES_MAX,
        headerPairs: 20,
      },
    })
  } catch {
    // Without a boundary nothing in it can be told apart.
    throw new BadInput(BROKEN)
  }
}

async function take(stream: BusboyFileStream, work: () => Promise<void>): Promise<void> {
  // The parser tells the stream, too, when the form ends too soon; who reads it is told so.
  stream.on('error', () => {})
  try {
    await work()
  } finally {
    stream.resume()
  }
}

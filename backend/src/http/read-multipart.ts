import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { BadInput } from '../errors.ts'
import { BodyTooLarge, BodyTooSlow } from './http-errors.ts'

/** Bytes of one field: the longest text of a form, each character of four bytes, and some more. */
const FIELD_MAX = 64 * 1024
const FIELDS_MAX = 24
const FILES_MAX = 8
/** Bytes in all: an application's five files of the largest size, and its fields. */
export const FORM_MAX = 32 * 1024 * 1024
/** Milliseconds a form with its files may take to arrive. */
const PATIENCE = 300_000

const BROKEN = 'The form did not arrive whole. Please send it once more.'
const NOT_OURS = 'The form has more parts than ours.'

/** A file on its way; its bytes can be read once, and hold the rest of the form up until they are. */
export interface FilePart {
  field: string
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Reads a form with files as it arrives, one part after the other, in whatever order they come; nothing of it is kept here.
 * @param onFile takes a file; what it leaves unread is thrown away
 * @returns the values of each field, by its name
 * @throws BadInput for what is no such form, is cut off or has more parts than ours; BodyTooLarge over 32 MB, BodyTooSlow
 * after five minutes; what `onFile` throws
 */
export async function readMultipart(
  request: Request,
  onFile: (file: FilePart) => Promise<void>,
): Promise<Map<string, string[]>> {
  if (Number(request.headers.get('content-length')) > FORM_MAX) throw new BodyTooLarge()
  const fields = new Map<string, string[]>()
  const taken: Promise<void>[] = []
  const parser = parserOf(request)
  const refuse = () => parser.destroy(new BadInput(NOT_OURS))
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.once(limit, refuse)
  parser.on('field', (name, value) => fields.set(name, [...(fields.get(name) ?? []), value]))
  parser.on('file', (field, stream, name) => {
    taken.push(take(stream, () => onFile({ field, name, bytes: stream })))
  })
  const late = AbortSignal.timeout(PATIENCE)
  const body = Readable.fromWeb((request.body ?? new Blob().stream()) as never)
  try {
    await pipeline(body, bounded, parser, { signal: late })
  } catch (error) {
    await Promise.allSettled(taken)
    if (late.aborted) throw new BodyTooSlow()
    throw error instanceof BadInput || error instanceof BodyTooLarge ? error : new BadInput(BROKEN)
  }
  await Promise.all(taken)
  return fields
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

/** Passes on what arrives, up to the most that a form of ours has. */
async function* bounded(chunks: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > FORM_MAX) throw new BodyTooLarge()
    yield chunk
  }
}

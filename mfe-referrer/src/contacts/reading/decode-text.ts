type Unicode = 'utf-8' | 'utf-16le' | 'utf-16be'

const MARKS: [encoding: Unicode, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** Bytes by which UTF-16 without a mark is known: every other one of Latin letters is zero. */
const LOOKED_AT = 2000

/**
 * The text of a file: by its mark, else as UTF-8, else as Windows has written files for long.
 * @returns null where it is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.[0] ?? unmarked(bytes)
  if (encoding === null) return null
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' && !marked }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The bytes of one value, in the encoding that it names. */
export function decodeValue(bytes: Uint8Array, charset: string | undefined): string {
  if (charset) {
    try {
      return new TextDecoder(charset as 'utf-8').decode(bytes)
    } catch {
      // An encoding that nobody knows: as if none were named.
    }
  }
  return decodeText(bytes) ?? ''
}

function unmarked(bytes: Uint8Array): Unicode | null {
  const zeros: [number, number] = [0, 0]
  const looked = Math.min(bytes.length, LOOKED_AT)
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++
  const [even, odd] = zeros
  if (even + odd === 0) return 'utf-8'
  if (even === 0 && odd > looked / 4) return 'utf-16le'
  if (odd === 0 && even > looked / 4) return 'utf-16be'
  return null
}

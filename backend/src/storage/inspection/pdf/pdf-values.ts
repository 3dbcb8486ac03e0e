/** A name of a PDF, such as `/Type`, without its slash. */
export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A reference to an object, such as `7 0 R`. */
export class PdfRef {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

export type PdfDict = Map<string, PdfValue>
export type PdfValue = PdfName | PdfRef | PdfDict | PdfValue[] | Buffer | number | string | undefined

const table = (characters: string) =>
  Uint8Array.from({ length: 256 }, (_, byte) => Number(characters.includes(latin(byte))))
const latin = (byte: number) => String.fromCharCode(byte)
const BLANKS = table('\0\t\n\f\r ')
const DELIMITERS = table('()<>[]{}/%')
const BOUNDARIES = table('\0\t\n\f\r ()<>[]{}/%')
/** Texts that are read for what they say: keys and identifiers. Escapes in longer ones stay. */
const TEXT_MAX = 4096
const [BACKSLASH, OPEN, CLOSE, LESS, GREATER, SLASH, PERCENT] = Array.from('\\()<>/%', (one) => one.charCodeAt(0))
const DEPTH_MAX = 100
const ENDS = ['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']
const ESCAPE = /\\(?:([0-7]{1,3})|\r\n|(.))/gs
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' }

/**
 * Reads values of a PDF (ISO 32000-1, section 7.3), as forgiving as the programs that show it: what it cannot make sense of
 * it passes over.
 */
export class PdfReader {
  at: number
  readonly #bytes: Buffer
  readonly #spend: (bytes: number) => void

  /** @param spend told of all bytes that are read; what it throws ends the reading */
  constructor(bytes: Buffer, at: number, spend: (bytes: number) => void) {
    this.#bytes = bytes
    this.at = at
    this.#spend = spend
  }

  /** The next value; a word or a stray sign as a text; undefined at the end. */
  value(depth = 0): PdfValue {
    const start = this.at
    this.skipBlanks()
    const next = this.#bytes[this.at]
    this.#spend(this.at - start + 1)
    if (next === undefined) return undefined
    if (next === SLASH) return this.#name()
    if (next === OPEN) return this.#text()
    if (next === LESS && this.#bytes[this.at + 1] === LESS) return this.#dict(depth)
    if (next === LESS) return this.#hexText()
    if (next === 0x5b) return this.#array(depth)
    if (DELIMITERS[next]) return this.#sign()
    const word = this.#word()
    return /^\d+$/.test(word) ? this.#numberOrRef(Number(word)) : /^[+-]?[\d.]/.test(word) ? Number(word) : word
  }

  skipBlanks(): void {
    for (; this.at < this.#bytes.length; this.at++) {
      const byte = this.#bytes[this.at] as number
      if (byte === PERCENT) this.#skipComment()
      else if (!BLANKS[byte]) return
    }
  }

  #skipComment(): void {
    const start = this.at
    while (this.at < this.#bytes.length && this.#bytes[this.at] !== 0x0a && this.#bytes[this.at] !== 0x0d) this.at++
    this.#spend(this.at - start)
  }

  #word(): string {
    const start = this.at
    while (this.at < this.#bytes.length && !isBoundary(this.#bytes[this.at] as number)) this.at++
    this.#spend(this.at - start)
    return this.#bytes.toString('latin1', start, Math.min(this.at, start + 200))
  }

  #name(): PdfName {
    this.at++
    return new PdfName(
      this.#word().replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    )
  }

  #sign(): string {
    const isEnd = this.#bytes[this.at] === GREATER && this.#bytes[this.at + 1] === GREATER
    const sign = isEnd ? '>>' : String.fromCharCode(this.#bytes[this.at] as number)
    this.at += sign.length
    return sign
  }

  #numberOrRef(number: number): PdfValue {
    const after = this.at
    this.skipBlanks()
    if (/^\d+$/.test(this.#word())) {
      this.skipBlanks()
      if (this.#word() === 'R') return new PdfRef(number)
    }
    this.at = after
    return number
  }

  #text(): Buffer {
    const start = ++this.at
    let isEscaped = false
    for (let depth = 1; this.at < this.#bytes.length; this.at++) {
      const byte = this.#bytes[this.at]
      if (byte === OPEN) depth++
      if (byte === CLOSE && --depth === 0) break
      if (byte !== BACKSLASH) continue
      isEscaped = true
      this.at++
    }
    const text = this.#bytes.subarray(start, this.at++)
    this.#spend(text.length)
    return isEscaped && text.length <= TEXT_MAX ? withoutEscapes(text) : text
  }

  #hexText(): Buffer {
    const start = this.at
    const found = this.#bytes.indexOf('>', start)
    this.at = found === -1 ? this.#bytes.length : found + 1
    this.#spend(this.at - start)
    const digits = this.#bytes.toString('latin1', start, this.at).replace(/[^\da-f]/gi, '')
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
  }

  #array(depth: number): PdfValue[] {
    this.at++
    const items: PdfValue[] = []
    while (depth < DEPTH_MAX) {
      const item = this.#inside(depth)
      if (item === undefined || item === ']') break
      items.push(item)
    }
    return items
  }

  #dict(depth: number): PdfDict {
    this.at += 2
    const dict: PdfDict = new Map()
    while (depth < DEPTH_MAX) {
      const key = this.#inside(depth)
      if (key === undefined || key === '>>') break
      if (!(key instanceof PdfName)) continue
      const value = this.#inside(depth)
      dict.set(key.name, value)
      if (value === undefined || value === '>>') break
    }
    return dict
  }

  /** What never ends of itself ends where its object does. */
  #inside(depth: number): PdfValue {
    const before = this.at
    const value = this.value(depth + 1)
    if (typeof value !== 'string' || !ENDS.includes(value)) return value
    this.at = before
    return undefined
  }
}

/** Whether a byte ends a name or a word. */
export function isBoundary(byte: number): boolean {
  return BOUNDARIES[byte] === 1
}

function withoutEscapes(text: Buffer): Buffer {
  const plain = text
    .toString('latin1')
    .replace(ESCAPE, (_, octal?: string, other = '') =>
      octal ? latin(Number.parseInt(octal, 8) & 0xff) : (ESCAPES[other] ?? other),
    )
  return Buffer.from(plain, 'latin1')
}

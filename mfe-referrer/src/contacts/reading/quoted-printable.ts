import { decodeValue } from './decode-text.ts'

/** Whether a line of a vCard says that its value is in quoted-printable. */
export function isQuotedPrintable(line: string): boolean {
  const colon = line.indexOf(':')
  return colon > 0 && line.slice(0, colon).toUpperCase().includes('QUOTED-PRINTABLE')
}

/**
 * A value in quoted-printable; a sign that is broken stands for itself.
 * @param params in capitals; they may name its encoding: `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE`
 */
export function decodeQuotedPrintable(value: string, params: string): string {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? ''
    const code = value.slice(at + 1, at + 3)
    if (sign === '=' && /^[0-9A-Fa-f]{2}$/.test(code)) {
      bytes.push(Number.parseInt(code, 16))
      at += 2
    } else bytes.push(...encoder.encode(sign))
  }
  const charset = params.split(';').find((param) => param.trim().startsWith('CHARSET='))
  return decodeValue(Uint8Array.from(bytes), charset?.trim().slice('CHARSET='.length))
}

import { readSync } from 'node:fs'

const CHUNK = 256 * 1024

/** The lines of standard input, one after the other; whoever asks for one waits for it, and does nothing meanwhile. */
export function* inputLines(): Generator<string> {
  const decoder = new TextDecoder()
  const buffer = new Uint8Array(CHUNK)
  let rest: string[] = []
  for (let bytes = readSync(0, buffer); bytes > 0; bytes = readSync(0, buffer)) {
    const [first = '', ...more] = decoder.decode(buffer.subarray(0, bytes), { stream: true }).split('\n')
    rest.push(first)
    for (const next of more) {
      yield rest.join('')
      rest = [next]
    }
  }
}

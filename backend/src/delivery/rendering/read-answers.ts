const NEWLINE = 0x0a

/** An answer as bytes: a line of JSON, whose `bytes` says how many follow it. */
interface Answer {
  /** The line, parsed. */
  head: unknown
  /** What follows the line, decoded. */
  body: string
}

/**
 * Splits what a render process writes into its answers. A page follows its line as it is: written as JSON, its fifty
 * thousand characters would be escaped and read back twice.
 * @param max bytes that an answer may have
 * @throws Error when one is longer, or its line is none
 */
export async function* readAnswers(stream: ReadableStream<Uint8Array>, max: number): AsyncGenerator<Answer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of stream) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk)
    for (let start = rest.indexOf(NEWLINE) + 1; start > 0; start = rest.indexOf(NEWLINE) + 1) {
      const head = JSON.parse(rest.toString('utf8', 0, start))
      const end = start + Number(head.bytes)
      if (!(end >= start && end <= max)) throw new Error('An answer is too long')
      if (rest.length < end) break
      yield { head, body: rest.toString('utf8', start, end) }
      rest = rest.subarray(end)
    }
    if (rest.length > max) throw new Error('An answer is too long')
  }
}

/**
 * Splits a stream into lines.
 * @param max characters that a line may have
 * @throws Error when a line is longer
 */
export async function* readLines(stream: ReadableStream<Uint8Array>, max: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest: string[] = []
  let length = 0
  for await (const chunk of stream) {
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n')
    rest.push(first)
    length += first.length
    for (const next of more) {
      yield rest.join('')
      rest = [next]
      length = next.length
    }
    if (length > max) throw new Error('A line is too long')
  }
}

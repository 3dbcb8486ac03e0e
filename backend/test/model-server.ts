/** A request as it came over the wire. */
export interface AskedModel {
  headers: Record<string, string>
  /** As bytes of the wire, not parsed. */
  raw: string
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
}

/** What it writes to a text, in the order of the stream, each some words. */
type Words = (text: string) => string | Iterable<string>

export interface ModelServer {
  /** The server's configuration. */
  variables: { AI_BASE_URL: string; AI_API_KEY: string; AI_MODEL: string }
  /** All requests, oldest first. */
  asked: AskedModel[]
  /** How it answers from now on: by default with the text that it was sent. */
  play: (asked: AskedModel) => Response | Promise<Response>
  stop(): Promise<void>
}

const frame = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'plain-1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const EVENTS = { 'content-type': 'text/event-stream' }

/** The text that was sent to be edited. */
export const textOf = ({ body }: AskedModel) => body.messages.at(-1)?.content ?? ''

/** An answer as the protocol streams it; `ending` null is a connection that ends without a reason, `onCancel` is told when the reader goes. */
export function streamed(
  parts: string | Iterable<string>,
  ending: string | null = 'stop',
  onCancel?: () => void,
): Response {
  const all = (typeof parts === 'string' ? [parts] : parts)[Symbol.iterator]()
  let isOver = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(to) {
        const { value, done } = isOver ? { value: '', done: true } : all.next()
        const text = done
          ? ending
            ? `${frame({}, ending)}data: [DONE]\n\n`
            : ''
          : frame({ role: 'assistant', content: value })
        const bytes = new TextEncoder().encode(text)
        if (bytes.byteLength > 0) to.enqueue(bytes)
        if (done) to.close()
      },
      cancel() {
        isOver = true
        onCancel?.()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: EVENTS })
}

/** Plays words made of the text. */
export const saying =
  (words: Words): ModelServer['play'] =>
  (asked) =>
    streamed(words(textOf(asked)))

/** Headers at once, and then nothing. */
export const silent: ModelServer['play'] = () =>
  new Response(new ReadableStream({ start: () => undefined }), { headers: EVENTS })

/** A first word, and then nothing. */
export const stalled: ModelServer['play'] = () =>
  new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(frame({ content: 'We' }))) }), {
    headers: EVENTS,
  })

/** A language model over HTTP that speaks OpenAI's chat protocol, and that a test can make misbehave. */
export function startModelServer(): ModelServer {
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const raw = await request.text()
      const asked = { headers: request.headers.toJSON(), raw, body: JSON.parse(raw) }
      test.asked.push(asked)
      if (new URL(request.url).pathname !== '/v1/chat/completions') return new Response(null, { status: 404 })
      return test.play(asked)
    },
  })
  const test: ModelServer = {
    variables: { AI_BASE_URL: `${server.url}v1`, AI_API_KEY: 'a-key-of-the-test', AI_MODEL: 'plain-1' },
    asked: [],
    play: saying((text) => text),
    stop: () => server.stop(true),
  }
  return test
}

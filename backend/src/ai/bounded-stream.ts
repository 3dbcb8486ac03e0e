import { ModelFault } from './model-fault.ts'

/** Bytes of the protocol; each word of an answer comes with some hundred. */
const LONGEST = 1024 * 1024

interface Watch {
  onFirstByte: () => void
  /** Is told of each fault, as what reads the stream may keep it to itself. */
  onFault: (fault: ModelFault) => void
}

/** A `fetch` for a stream of events, and for nothing else: it follows no redirect, which would take the key along. */
export function boundedStream({ onFirstByte, onFault }: Watch) {
  const failed = (fault: ConstructorParameters<typeof ModelFault>[0]) => {
    const error = new ModelFault(fault)
    onFault(error)
    return error
  }
  return async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const reply = await fetch(address, { ...init, redirect: 'manual' })
    const isEvents = reply.headers.get('content-type')?.startsWith('text/event-stream')
    if (!reply.ok || !isEvents || !reply.body) {
      await reply.body?.cancel()
      throw failed(reply.status === 429 ? 'busy' : reply.ok ? 'wrong' : 'failed')
    }
    let length = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, to) {
        if (length === 0) onFirstByte()
        length += part.byteLength
        if (length > LONGEST) to.error(failed('wrong'))
        else to.enqueue(part)
      },
    })
    return new Response(reply.body.pipeThrough(counted), { status: reply.status, headers: reply.headers })
  }
}

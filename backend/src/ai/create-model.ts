import type { Env } from '../config/env.ts'
import { boundedStream } from './bounded-stream.ts'
import type { Instruction } from './instruction.ts'
import { loadSdk } from './load-sdk.ts'
import { ModelFault } from './model-fault.ts'
import type { TypedText } from './typed-text.ts'

/** What is said to a model: each text is one that we wrote or one that people typed, and they are never mixed. */
export interface Said {
  trusted: Instruction
  untrusted: TypedText
}

export interface Answer {
  text: string
  /** Whether more of it was not read. */
  isCut: boolean
}

export interface Model {
  /** As the operator named it. */
  name: string
  /** One call, never a second. @throws ModelFault without an answer */
  ask: (said: Said) => Promise<Answer>
}

/** Milliseconds. */
export interface Patience {
  firstByte: number
  whole: number
}

const PATIENCE: Patience = { firstByte: 10_000, whole: 20_000 }
/** Bytes of an answer. */
const LONGEST = 8 * 1024
/** A wish: what does not keep to it is cut. */
const TOKENS = 3000

/** The model of the configuration (docs/rules.md#a-model-only-on-a-press); undefined where it names none. */
export function createModel(
  { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: name }: Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>,
  { firstByte, whole }: Patience = PATIENCE,
): Model | undefined {
  if (!baseURL || !apiKey || !name) return undefined
  return {
    name,
    async ask({ trusted, untrusted }) {
      const { createOpenAICompatible, streamText } = await loadSdk()
      const end = new AbortController()
      let fault: ModelFault | undefined
      const fail = (met: ModelFault) => {
        fault ??= met
        end.abort(fault)
      }
      const late = () => fail(new ModelFault('slow'))
      const first = setTimeout(late, firstByte)
      const last = setTimeout(late, whole)
      const fetch = boundedStream({ onFirstByte: () => clearTimeout(first), onFault: fail })
      const provider = createOpenAICompatible({
        name: 'model',
        baseURL,
        apiKey,
        fetch: fetch as typeof globalThis.fetch,
      })
      const { stream } = streamText({
        model: provider.chatModel(name),
        instructions: trusted,
        prompt: untrusted,
        // What was asked once is paid once: the library would try again by itself.
        maxRetries: 0,
        streamRetries: 0,
        maxOutputTokens: TOKENS,
        temperature: 0.2,
        abortSignal: end.signal,
        // Else it writes to the console.
        onError: () => fail(new ModelFault('failed')),
      })
      try {
        let text = ''
        for await (const part of stream) {
          if (fault) throw fault
          if (part.type === 'error') throw new ModelFault('failed')
          if (part.type === 'text-delta') text += part.text
          if (Buffer.byteLength(text) > LONGEST) return { text: beginning(text), isCut: true }
          // A connection that broke ends a stream as well, without a reason.
          if (part.type === 'finish' && part.finishReason !== 'stop' && part.finishReason !== 'length')
            throw new ModelFault(text ? 'wrong' : 'empty')
          if (part.type === 'finish') return { text, isCut: part.finishReason === 'length' }
        }
        throw fault ?? new ModelFault('failed')
      } catch (error) {
        throw fault ?? (error instanceof ModelFault ? error : new ModelFault('failed'))
      } finally {
        clearTimeout(first)
        clearTimeout(last)
        end.abort()
      }
    },
  }
}

/** Of so many bytes, up to the last word that is whole. */
function beginning(text: string): string {
  const kept = Buffer.from(text).subarray(0, LONGEST).toString()
  const words = kept.slice(0, kept.search(/\s\S*$/u))
  return words || kept
}

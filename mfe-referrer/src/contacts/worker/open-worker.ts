import { said } from '@goodword/languages/texts'
import { ContactsProblem } from '../reading/contacts-problem.ts'
import type { Call, Calls, Reply } from './messages.ts'

/** The part of a worker that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

const GONE = said('The contacts could not be read in this browser. Close this and open it again.')

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
  tell: ((progress: number) => void) | undefined
}

/** What the page has of the worker. */
export interface ContactsWorker {
  /** @throws ContactsProblem */
  call<Kind extends keyof Calls>(
    kind: Kind,
    ask: Calls[Kind]['ask'],
    tell?: (progress: number) => void,
  ): Promise<Calls[Kind]['answer']>
  /** Ends the worker, and with it all contacts. Nothing is answered any more. */
  end(): void
}

/** Asks a worker, and gives its answers to who asked. */
export function openWorker(worker: WorkerLike = startWorker()): ContactsWorker {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  worker.addEventListener('message', (event) => {
    const reply = (event as MessageEvent<Reply>).data
    const asked = waiting.get(reply.id)
    if ('progress' in reply) return asked?.tell?.(reply.progress)
    waiting.delete(reply.id)
    if ('problem' in reply) asked?.reject(new ContactsProblem(reply.problem))
    else asked?.resolve(reply.answer as never)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new ContactsProblem(GONE))
    waiting.clear()
  })
  return {
    call(kind, ask, tell) {
      const id = ++calls
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      waiting.set(id, { resolve, reject, tell })
      worker.postMessage({ id, kind, ask } as Call)
      return promise
    },
    end() {
      waiting.clear()
      worker.terminate()
    },
  }
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./contacts-worker.ts', import.meta.url), { name: 'contacts-worker' })
}

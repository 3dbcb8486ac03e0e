import { answerCalls } from './answer-calls.ts'
import { lockWorker } from './lock-worker.ts'
import type { Call } from './messages.ts'

/** Reads contacts beside the page, with no way to send or keep them. */
const left = lockWorker(self)
// A browser in which something stays open reads nothing.
if (left.length > 0) throw new Error(`The worker could not be closed off: ${left.join(', ')}`)
const answer = answerCalls((reply) => self.postMessage(reply))
self.addEventListener('message', ({ data }: MessageEvent<Call>) => void answer(data))
// Under `bun dev` hot reload is part of every script: here it finds no network, and that is no fault of ours.
self.addEventListener('error', (event) => event.preventDefault())

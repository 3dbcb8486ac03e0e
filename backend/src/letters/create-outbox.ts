import type { Env } from '../config/env.ts'
import type { Queue } from '../queue/start-queue.ts'
import { enqueueLetters } from './enqueue-letters.ts'
import { forgetLetters } from './forget-letters.ts'
import type { Mail } from './mail.ts'
import { resendLetter } from './resend-letter.ts'

/** Letters as they are written and taken back; a server's worker sends them. */
export function createOutbox(env: Env, queue: Queue): Omit<Mail, 'sendTest'> {
  return {
    enqueue: (tx, letters) => enqueueLetters(env, queue, tx, letters, { isChain: true }),
    enqueueEach: (tx, letters) => enqueueLetters(env, queue, tx, letters, { isChain: false }),
    forget: (tx, subject) => forgetLetters(tx, subject),
    cancel: (tx, referralId) => forgetLetters(tx, { referralId }, { isSentKept: true }),
    resend: (tx, letterId) => resendLetter(tx, queue, letterId),
  }
}

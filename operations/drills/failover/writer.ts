import type { Browser } from '../../../backend/test/browser.ts'
import { newAddress } from '../upgrade/main-job.ts'

/** Milliseconds without an answer after which a client asks again, and between two tries. The server says sooner that it cannot. */
const PATIENCE = 10_000
const PAUSE = 250

/** Somebody signed in at a server. */
export interface Person {
  id: string
  browser: Pick<Browser, 'post' | 'patch'>
}

/** A write in the client's own record. */
export interface Write {
  kind: 'referral' | 'status'
  /** What was sent: the candidate's address, or the status. */
  sent: string
  /** `performance.now()` of the first answer that says it is done. */
  acknowledgedAt?: number
  /** What the answer called it. */
  id?: string
  /** How many tries came before, by what came of them: a status, and 0 where no answer came. */
  failed: number[]
}

/** What to write next, and how: again and again, until it is told that it is done. */
type Next = () => { write: Write; send(): Promise<{ status: number; id?: string }> }

/**
 * A client that makes one write after the other and remembers what it was told. Where it was not told that a write is done, it asks by
 * sending the same again, which has one result (docs/rules.md#a-repeated-request-has-one-result).
 */
export class Writer {
  readonly record: Write[] = []
  #isStopping = false
  #running: Promise<void> | undefined
  readonly #every: number
  readonly #next: Next

  /** @param every milliseconds from one write to the next, at least */
  constructor(every: number, next: Next) {
    this.#every = every
    this.#next = next
  }

  start(): void {
    this.#isStopping = false
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  /** Begins no more, and goes on asking about the last one. @returns whether its outcome is known in time */
  async stop(patience: number): Promise<boolean> {
    this.#isStopping = true
    const late = Bun.sleep(patience).then(() => false)
    return Promise.race([this.#running?.then(() => true) ?? true, late])
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const began = performance.now()
      const { write, send } = this.#next()
      this.record.push(write)
      for (;;) {
        const { status, id } = await inTime(send())
        if (status === 200 || status === 201) {
          write.acknowledgedAt = performance.now()
          write.id = id
          break
        }
        write.failed.push(status)
        await Bun.sleep(PAUSE)
      }
      await Bun.sleep(Math.max(0, this.#every - (performance.now() - began)))
    }
  }
}

function inTime(asked: Promise<{ status: number; id?: string }>): Promise<{ status: number; id?: string }> {
  const nothing = { status: 0 }
  return Promise.race([asked.catch(() => nothing), Bun.sleep(PATIENCE).then(() => nothing)])
}

/** Invites somebody new each time; each referrer so often. */
export function referrals(jobId: string, referrers: readonly Person[], each: number, every: number) {
  let made = 0
  return new Writer(every, () => {
    const referrer = referrers[Math.floor(made++ / each)]
    if (!referrer) throw new Error('There are no more referrers.')
    const candidateEmail = newAddress()
    const body = { jobId, referrerId: referrer.id, candidateEmail, candidateName: 'Kim Park' }
    return {
      write: { kind: 'referral', sent: candidateEmail, failed: [] },
      send: async () => {
        const reply = await referrer.browser.post('/api/referrals', body, { 'idempotency-key': candidateEmail })
        return { status: reply.status, id: reply.body?.id }
      },
    }
  })
}

/** Hires the same person and takes it back, by turns: each is a fact about money, too. */
export function statuses({ browser }: Person, applicationId: string, every: number) {
  let made = 0
  return new Writer(every, () => {
    const status = made++ % 2 ? 'interview' : 'hired'
    return {
      write: { kind: 'status', sent: status, failed: [] },
      send: async () => {
        const reply = await browser.patch(`/api/applications/${applicationId}/status`, { status })
        return { status: reply.status, id: applicationId }
      },
    }
  })
}

import type { Connection } from '../../db/connect/client.ts'
import { type ChainedEvent, hashOf, NONE } from './chained-event.ts'
import { readChains } from './read-chains.ts'
import { SETTLED } from './sign-heads.ts'
import type { SignedHead, SignedLog } from './signed-log.ts'

/** What is wrong with an event: the first that was found, in the order of chains. */
export interface Broken {
  /** The job whose chain it is. */
  chain: string
  count: number
  /**
   * `changed`: it is not as it was written, or one before it is gone. `other`: another one was signed. `gone`: it was signed
   * and is not there. `late`: it was added long after the time it tells.
   */
  is: 'changed' | 'other' | 'gone' | 'late'
  /** When the record was signed that says so, in milliseconds; undefined where none does. */
  signedAt?: number | undefined
}

export interface Verdict {
  /** How many events are in order. */
  count: number
  /** In how many chains. */
  chains: number
  broken?: Broken
}

const NOTHING_SIGNED: SignedLog = { number: 0, hash: NONE, signedAt: 0, chains: new Map() }

/**
 * Computes all chains again, without the database's help, and compares them with what was signed.
 * @param signed read before the events are, or what is signed meanwhile would be missing
 */
export async function verifyEvents(db: Connection, signed: SignedLog = NOTHING_SIGNED): Promise<Verdict> {
  const missing = new Set(signed.chains.keys())
  const verdict: Verdict = { count: 0, chains: 0 }
  let current = new Chain('', signed)
  for await (const events of readChains(db)) {
    for (const event of events) {
      if (event.chain !== current.name) {
        const broken = current.end()
        if (broken) return { ...verdict, broken }
        current = new Chain(event.chain, signed)
        missing.delete(event.chain)
        verdict.chains += 1
      }
      const broken = current.add(event)
      if (broken) return { ...verdict, broken }
      verdict.count += 1
    }
  }
  const [gone] = missing
  const broken = current.end() ?? (gone === undefined ? undefined : new Chain(gone, signed).end())
  return broken ? { ...verdict, broken } : verdict
}

/** A chain as far as it has been read. */
class Chain {
  #count = 0
  #hash = NONE
  readonly #signed: readonly SignedHead[]
  #next = 0

  constructor(
    readonly name: string,
    private readonly log: SignedLog,
  ) {
    this.#signed = log.chains.get(name) ?? []
  }

  add(event: ChainedEvent): Broken | undefined {
    const { chain, count, hash, at } = event
    if (count !== this.#count + 1 || event.previous !== this.#hash || hash !== hashOf(event))
      return { chain, count: this.#count + 1, is: 'changed' }
    this.#count = count
    this.#hash = hash
    const covering = this.#signed[this.#next]
    const after = covering?.after ?? this.log.signedAt
    if (after > at + SETTLED) return { chain, count, is: 'late', signedAt: after }
    for (let head = covering; head && head.count <= count; head = this.#signed[++this.#next]) {
      if (head.count < count || head.hash !== hash)
        return { chain, count: head.count, is: 'other', signedAt: head.signedAt }
    }
    return undefined
  }

  end(): Broken | undefined {
    const head = this.#signed[this.#next]
    return head && { chain: this.name, count: this.#count + 1, is: 'gone', signedAt: head.signedAt }
  }
}

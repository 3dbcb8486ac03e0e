import { Deadlines } from './deadlines.ts'

interface Bounds {
  /** What may be under way at once, as the sum of its costs. */
  atOnce: number
  /** The same of one source; by default all. */
  perSource?: number
  /** How many may wait, and how many of one source. */
  waiting: number
  waitingPerSource?: number
  /** Milliseconds to wait at most. */
  patience: number
  /** The same, while no work succeeds. */
  patienceWhenStill?: number
  /** Milliseconds. Where one whose turn comes sooner has waited for longer, newcomers are refused at once. */
  lineMax?: number
}

interface Waiting {
  readonly source: Source
  readonly cost: number
  readonly since: number
  due(): number
  expire(): void
  enter(): void
  refuse(): void
}

interface Source {
  inUse: number
  /** What it has had so far, on a clock that goes by what is served: the one that has had least is next. */
  served: number
  lastTurn: number
  readonly waiting: Set<Waiting>
}

/**
 * A semaphore that is divided fairly among sources (docs/rules.md#no-source-takes-what-others-need): of those that wait, the one
 * that was given least is next, by start-time fair queueing (Goyal, Vin and Cheng, 1996). A source is whatever its name says: an
 * account, a link, a network.
 */
export class FairQueue {
  readonly #bounds: Required<Bounds>
  readonly #refusal: () => Error
  readonly #deadlines: Deadlines
  /** Those that have something under way or waiting. */
  readonly #sources = new Map<string, Source>()
  #inUse = 0
  #waiting = 0
  /** What the source that was last served had been given before. */
  #clock = 0
  #lastSuccess = 0

  /** @param refusal makes what is thrown at whoever is refused */
  constructor(bounds: Bounds, refusal: () => Error, deadlines = new Deadlines()) {
    const { atOnce, waiting, patience } = bounds
    const all = { perSource: atOnce, waitingPerSource: waiting, patienceWhenStill: patience, lineMax: patience }
    this.#bounds = { ...all, ...bounds }
    this.#refusal = refusal
    this.#deadlines = deadlines
  }

  /** The cost of what is under way, how many wait, and what may be under way. */
  get usage() {
    return { inUse: this.#inUse, waiting: this.#waiting, max: this.#bounds.atOnce }
  }

  /**
   * Does the work when it is its turn.
   * @throws the refusal when that does not come in time; what the work throws
   */
  async run<Result>(name: string, work: () => Promise<Result>, cost = 1): Promise<Result> {
    const leave = await this.enter(name, cost)
    try {
      const result = await work()
      // Whoever waits may wait longer.
      this.#lastSuccess = this.#deadlines.now
      return result
    } finally {
      leave()
    }
  }

  /**
   * Waits for a turn.
   * @returns what ends it, once
   * @throws the refusal when it does not come in time
   */
  async enter(name: string, cost = 1): Promise<() => void> {
    const source = this.#sources.get(name) ?? { inUse: 0, served: 0, lastTurn: 0, waiting: new Set() }
    this.#sources.set(name, source)
    const { promise, resolve: enter, reject } = Promise.withResolvers<void>()
    const { patience, patienceWhenStill, perSource } = this.#bounds
    const since = this.#deadlines.now
    const waiting: Waiting = {
      source,
      cost: Math.min(cost, perSource),
      since,
      due: () => Math.min(since + patience, Math.max(since, this.#lastSuccess) + patienceWhenStill),
      expire: () => waiting.refuse(),
      enter,
      refuse: () => {
        this.#takeOut(waiting)
        this.#forgetIdle(name, source)
        reject(this.#refusal())
      },
    }
    source.waiting.add(waiting)
    this.#waiting += 1
    this.#serve()
    if (source.waiting.has(waiting)) this.#deadlines.add(waiting)
    if (source.waiting.has(waiting)) this.#surplus(waiting)?.refuse()
    await promise
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#inUse -= waiting.cost
      source.inUse -= waiting.cost
      this.#serve()
      this.#forgetIdle(name, source)
    }
  }

  /** Lets in whoever is next, as long as there is room. */
  #serve(): void {
    for (let next = this.#next(); next && this.#fits(this.#inUse, next, this.#bounds.atOnce); next = this.#next()) {
      const { source, cost } = next
      this.#clock = Math.max(this.#clock, source.served)
      source.served = this.#clock + cost
      source.lastTurn = this.#deadlines.now
      source.inUse += cost
      this.#inUse += cost
      this.#takeOut(next)
      next.enter()
    }
  }

  /** The first of the source that has had least, but for those that have their share under way. */
  #next(): Waiting | undefined {
    let next: Waiting | undefined
    for (const { waiting } of this.#sources.values()) {
      const [first] = waiting
      if (first && !this.#isHeldBack(first) && (!next || isBefore(first, next))) next = first
    }
    return next
  }

  /** Who is one too many, now that this one waits: it itself, or the last of the source of which most wait. */
  #surplus(newcomer: Waiting): Waiting | undefined {
    const { waiting, waitingPerSource, lineMax } = this.#bounds
    const { source, since } = newcomer
    if (source.waiting.size > waitingPerSource) return newcomer
    let most = source
    for (const other of this.#sources.values()) {
      const [first] = other.waiting
      if (!first) continue
      const isOwn = other === source
      // Another source's long line says nothing: the newcomer waits for its next turn only.
      const waitedSince = isOwn ? first.since : Math.max(first.since, other.lastTurn)
      const isSooner = isOwn || (other.served <= source.served && !this.#isHeldBack(first))
      if (isSooner && since - waitedSince > lineMax) return newcomer
      if (other.waiting.size > most.waiting.size) most = other
    }
    return this.#waiting > waiting ? [...most.waiting].at(-1) : undefined
  }

  #isHeldBack(waiting: Waiting): boolean {
    return !this.#fits(waiting.source.inUse, waiting, this.#bounds.perSource)
  }

  /** What costs more than there is goes alone. */
  #fits(inUse: number, { cost }: Waiting, max: number): boolean {
    return inUse === 0 || inUse + cost <= max
  }

  #takeOut(waiting: Waiting): void {
    waiting.source.waiting.delete(waiting)
    this.#waiting -= 1
    this.#deadlines.delete(waiting)
  }

  #forgetIdle(name: string, { inUse, waiting }: Source): void {
    if (inUse === 0 && waiting.size === 0) this.#sources.delete(name)
  }
}

function isBefore(one: Waiting, other: Waiting): boolean {
  const lead = other.source.served - one.source.served
  return lead > 0 || (lead === 0 && one.since < other.since)
}

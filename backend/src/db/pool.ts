import { DatabaseError, isLost, isUndone, neverSent, type Outcome } from './database-error.ts'
import { Generation, type GenerationOptions } from './generation.ts'

export interface PoolOptions {
  url: string
  /** Connections of this process. */
  max: number
  /** How many pieces of work may wait for a connection before the next is refused at once. */
  maxWaiting: number
  /** Milliseconds after which every piece of work has settled, whatever happened to the server. */
  deadline: number
}

type Work = (generation: Generation, task: Task) => PromiseLike<unknown>

/** One query or one whole transaction. A class, not closures: this is the hot path. */
export class Task {
  /** When it began to wait, then to run for the first time, by the pool's clock. */
  at: number
  /** It was begun before, and nothing of that has taken effect. */
  isSecondTry = false
  generation: Generation | undefined
  /** What is known of its effect if it fails now. */
  outcome: Outcome = 'unknown'
  /** Tells a transaction's body to stop. */
  abort: ((error: unknown) => void) | undefined
  /** What a transaction's body threw: it may look like a lost connection and be that of another service. */
  thrown: unknown
  readonly work: Work
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void

  constructor(at: number, work: Work, resolve: (value: unknown) => void, reject: (error: unknown) => void) {
    this.at = at
    this.work = work
    this.resolve = resolve
    this.reject = reject
  }
}

const SWEEP_EVERY = 25
/**
 * The longest time between two sweeps that counts against the server. More means that this process stood still: answers
 * may have come meanwhile and are still unread.
 */
const LISTENED_AT_MOST = 10 * SWEEP_EVERY

/**
 * Runs work on postgres.js such that it always settles. The driver alone leaves queries pending for ever when a server
 * is killed, frozen or cut off, and loses a slot of its pool when a connection dies inside a transaction. So here:
 * at most `max` pieces run and the rest waits on our side, known as not executed; each has a deadline; and one broken
 * connection retires the whole driver pool, which is closed when its last piece has settled.
 *
 * Work that the server has undone is begun once more where most of its time is left by our clock, which stands still
 * while this process does: the server's limits go on meanwhile, and end a statement or a transaction for no fault of
 * either. So a transaction's body may run twice; whatever it does, it does by its transaction.
 */
export class Pool {
  readonly #max: number
  readonly #maxWaiting: number
  readonly #stillPatience: number
  readonly #waitPatience: number
  readonly #workPatience: number
  readonly #generationOptions: GenerationOptions
  readonly #first: Generation
  #current: Generation
  readonly #running = new Set<Task>()
  readonly #waiting: Task[] = []
  #sweeper: ReturnType<typeof setInterval> | undefined
  /** Milliseconds in which this process listened to the server, up to the last sweep. */
  #listened = 0
  #sweptAt = 0
  /** When the server last ended a piece of work, by the pool's clock. */
  #movedAt = 0
  #closed = false

  constructor({ url, max, maxWaiting, deadline }: PoolOptions) {
    this.#max = max
    this.#maxWaiting = maxWaiting
    // Where nothing moves, a request that waits twice, for its session and for its work, is refused within a second.
    this.#stillPatience = deadline * 0.17
    this.#waitPatience = deadline * 0.4
    this.#workPatience = deadline * 0.75
    this.#generationOptions = {
      url,
      max,
      // Below our own patience: a slow statement is ended by a healthy server, without losing the pool over it.
      statementTimeout: Math.round(this.#workPatience * 0.85),
      connectTimeout: Math.min(1000, this.#workPatience / 2),
    }
    this.#first = this.#current = new Generation(this.#generationOptions)
  }

  /** The driver's options. Drizzle changes their parsers in place; later generations are given the same. */
  get options() {
    return this.#first.sql.options
  }

  /** @throws DatabaseError when the work could not be done in time; what the work itself throws otherwise */
  run(work: Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new DatabaseError('closed', 'not_executed'))
      if (!this.#sweeper) {
        this.#sweptAt = performance.now()
        this.#sweeper = setInterval(() => this.#sweep(), SWEEP_EVERY)
      }
      const task = new Task(this.#now(), work, resolve, reject)
      if (this.#running.size < this.#max) this.#start(task)
      else if (this.#waiting.length < this.#maxWaiting) this.#waiting.push(task)
      else reject(new DatabaseError('busy', 'not_executed'))
    })
  }

  isRunning(task: Task): boolean {
    return this.#running.has(task)
  }

  /** Settles a task from outside, because its connection is gone. */
  lose(task: Task, error: unknown): void {
    if (!this.#running.has(task)) return
    if (task.generation) this.#retire(task.generation)
    if (task.outcome === 'not_executed' && this.#tryAgain(task, error)) return
    this.#fail(task, new DatabaseError('connection', neverSent(error) ? 'not_executed' : task.outcome, error))
  }

  /** Refuses new work, lets running work end, then closes the connections. */
  async close(): Promise<void> {
    this.#closed = true
    for (const task of this.#waiting.splice(0)) this.#fail(task, new DatabaseError('closed', 'not_executed'))
    const generation = this.#current
    generation.retired = true
    await generation.sql.end({ timeout: this.#workPatience / 1000 })
    generation.close()
    clearInterval(this.#sweeper)
  }

  #start(task: Task): void {
    // A connection of this generation died: replace it before anything more is sent.
    if (this.#current.lost) this.#retire(this.#current)
    const generation = this.#current
    task.generation = generation
    if (!task.isSecondTry) task.at = this.#now()
    generation.active++
    this.#running.add(task)
    task.work(generation, task).then(
      (value) => {
        this.#movedAt = this.#now()
        if (this.#finish(task)) task.resolve(value)
      },
      (error) => {
        if (error !== task.thrown && isLost(error)) this.lose(task, error)
        else if (isUndone(error) && this.#tryAgain(task, error)) return
        else if (this.#finish(task)) task.reject(error)
      },
    )
  }

  /** @returns false when it has settled, was begun twice, or has used too much of its time */
  #tryAgain(task: Task, error: unknown): boolean {
    if (!this.#running.has(task) || this.#closed || task.isSecondTry) return false
    if (this.#now() - task.at > this.#workPatience * 0.4) return false
    // Another task: what still holds the first one is to find it gone.
    const second = new Task(task.at, task.work, task.resolve, task.reject)
    second.isSecondTry = true
    this.#waiting.unshift(second)
    this.#finish(task)
    task.abort?.(error)
    return true
  }

  /** @returns false when the task had been settled before */
  #finish(task: Task): boolean {
    if (!this.#running.delete(task)) return false
    const { generation } = task
    if (generation && --generation.active === 0 && generation.retired) generation.close()
    while (this.#running.size < this.#max) {
      const next = this.#waiting.shift()
      if (!next) break
      this.#start(next)
    }
    return true
  }

  #fail(task: Task, error: DatabaseError): void {
    this.#finish(task)
    task.reject(error)
    task.abort?.(error)
  }

  #retire(generation: Generation): void {
    if (generation.retired) return
    generation.retired = true
    if (generation === this.#current) {
      this.#current = new Generation(this.#generationOptions)
      Object.assign(this.#current.sql.options.parsers, this.options.parsers)
      Object.assign(this.#current.sql.options.serializers, this.options.serializers)
    }
    if (generation.active === 0) generation.close()
  }

  /** The pool's clock, which stands still while the process does. */
  #now(): number {
    return this.#listened + Math.min(performance.now() - this.#sweptAt, LISTENED_AT_MOST)
  }

  /** One timer for all deadlines, not one per query. */
  #sweep(): void {
    const now = this.#now()
    this.#listened = now
    this.#sweptAt = performance.now()
    for (const task of this.#running) {
      if (now - task.at <= this.#workPatience) continue
      if (task.generation) this.#retire(task.generation)
      this.#fail(task, new DatabaseError('deadline', task.outcome))
    }
    const isOver = ({ at }: Task) =>
      now - at > this.#waitPatience || now - Math.max(at, this.#movedAt) > this.#stillPatience
    for (let task = this.#waiting[0]; task && isOver(task); task = this.#waiting[0]) {
      this.#waiting.shift()
      this.#fail(task, new DatabaseError('busy', 'not_executed'))
    }
    if (this.#running.size === 0 && this.#waiting.length === 0) {
      clearInterval(this.#sweeper)
      this.#sweeper = undefined
    }
  }
}

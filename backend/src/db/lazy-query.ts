import { counted } from '../observability/counted.ts'

/** Behaves as a postgres.js query does where drizzle looks: nothing is sent before it is awaited. */
export class LazyQuery implements PromiseLike<unknown> {
  readonly #start: (rowsAsArrays: boolean) => Promise<unknown>
  #rowsAsArrays = false
  #result: Promise<unknown> | undefined

  constructor(start: (rowsAsArrays: boolean) => Promise<unknown>) {
    this.#start = start
  }

  /** Rows as arrays of values instead of objects. */
  values(): this {
    this.#rowsAsArrays = true
    return this
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaited is its purpose
  then<A = unknown, B = never>(
    fulfilled?: ((value: unknown) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#result ??= counted(() => this.#start(this.#rowsAsArrays))
    return this.#result.then(fulfilled, rejected)
  }
}

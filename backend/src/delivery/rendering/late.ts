/** A process of foreign code took too long and was ended. */
export class Late extends Error {
  override readonly name = 'Late'
  /** Milliseconds of a processor that it had: few where the machine was busy with other things. */
  readonly used: number
  constructor(used: number) {
    super(`It took too long (${Math.round(used)} ms of a processor)`)
    this.used = used
  }
}

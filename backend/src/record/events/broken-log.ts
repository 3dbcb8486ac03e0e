/** The event log, or what is kept of it in the bucket, is not as it was written. Its message is a sentence of ours. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog'
}

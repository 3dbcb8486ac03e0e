/** What a server part has thrown, as it told of it. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  constructor({ error, stack }: { error: string; stack: string }) {
    super(error)
    this.stack = stack || error
  }
}

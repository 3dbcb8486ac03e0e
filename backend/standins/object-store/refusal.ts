/** An answer of S3 that is an error: its status and its code, as S3's own documentation names them. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string = code) {
    super(message)
    this.status = status
    this.code = code
  }

  toResponse(): Response {
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${this.message}</Message></Error>`
    return new Response(body, { status: this.status, headers: { 'content-type': 'application/xml' } })
  }
}

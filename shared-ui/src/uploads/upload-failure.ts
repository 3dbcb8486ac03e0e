/** Why a file could not be sent: a sentence for the person, and the id of the request that knows more, where there is one. */
export class UploadFailure extends Error {
  readonly requestId: string | undefined
  constructor(sentence: string, requestId: string | undefined) {
    super(sentence)
    this.requestId = requestId
  }
}

import { said } from '@goodword/languages/texts'
import { AppError } from '../errors.ts'

/** What is wrong with a request as such, before any verb is asked. */

export class BadAddress extends AppError {
  constructor() {
    super('This is not an address of ours.')
  }
}

export class AddressTooLong extends AppError {
  constructor() {
    super('This address is too long.')
  }
}

export class BodyTooLarge extends AppError {
  constructor() {
    super(said('The request is too large.'))
  }
}

export class BodyTooSlow extends AppError {
  constructor() {
    super(said('This arrived too slowly, so we stopped waiting. Nothing is lost: please send it once more.'))
  }
}

export class UnsupportedBody extends AppError {
  constructor(sentence = 'The request must be JSON.') {
    super(sentence)
  }
}

export class ForeignOrigin extends AppError {
  constructor() {
    super(said('This request did not come from our own pages.'))
  }
}

export class MethodNotAllowed extends AppError {
  readonly allowed: readonly string[]
  constructor(allowed: readonly string[]) {
    super('This address does not take such a request.')
    this.allowed = allowed
  }
}

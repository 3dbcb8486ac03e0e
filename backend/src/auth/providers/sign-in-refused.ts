/** Why somebody was not signed in: for the log, which tells these apart and names nobody. */
export type RefusalReason =
  /** The person called it off at the provider. */
  | 'cancelled'
  /** The browser sent no cookie at all: it keeps none, or the sign-in was begun in another one. */
  | 'no-cookie'
  /** The sign-in was begun in another browser, or in this one and its cookie is gone. */
  | 'wrong-browser'
  /** It took too long, or the id_token is an old one. */
  | 'expired'
  /** The state is none of ours. */
  | 'wrong-state'
  /** The state was made for another provider than the one that sent the browser back. */
  | 'wrong-provider'
  /** The answer, the id_token or the discovery document is another issuer's. */
  | 'wrong-issuer'
  /** The provider sent the browser back with an error. */
  | 'provider-refused'
  /** The provider does not know the prompt by which it was asked to let the person choose an account. */
  | 'prompt-refused'
  /** The code is unknown to the provider, was used, or is missing. */
  | 'code-refused'
  /** The provider does not know our client, or not with this secret. */
  | 'client-refused'
  /** The provider cannot be reached, takes too long, or answers nothing that can be read. */
  | 'provider-silent'
  | 'wrong-signature'
  | 'wrong-nonce'
  /** The id_token is for another client. */
  | 'wrong-client'
  /** The id_token lacks a claim that proves it, or is none. */
  | 'token-malformed'
  /** Neither the id_token nor UserInfo has a claim that an account needs. */
  | 'claim-missing'
  /** UserInfo is another person's. */
  | 'wrong-subject'
  | 'email-unverified'
  /** Operators closed the account. */
  | 'account-closed'

/** A sign-in that does not take place. */
export class SignInRefused extends Error {
  readonly reason: RefusalReason
  /** Names of the claims that were missing: for the log. */
  readonly missing: string[] | undefined
  constructor(reason: RefusalReason, cause?: unknown, missing?: string[]) {
    super(reason, { cause })
    this.reason = reason
    this.missing = missing
  }
}

/** Somebody who vouches for people: all that the rest of the server knows about signing in with them. */
export interface Provider {
  /** Its part of the addresses: `/api/auth/{name}/referrer`. */
  readonly name: string
  /** What people call it. */
  readonly label: string
  /** With a subject it is the key of an account, so it never changes for a provider that has signed anybody in. */
  readonly issuer: string
  /**
   * Origins that a sign-in or a sign-out passes through, for `form-action`: browsers apply that to redirects. Answers
   * at once.
   */
  origins(): string[]
  /**
   * Where the browser goes to sign in.
   * @throws SignInRefused `provider-silent`, `wrong-issuer`
   */
  authorizationUrl(start: SignInStart): Promise<URL>
  /**
   * Exchanges what the browser came back with for a person whose address the provider has verified.
   * @throws SignInRefused with the reason; after `prompt-refused` the sign-in can begin again, and is asked for otherwise
   */
  identify(callback: Callback): Promise<Identity>
  /**
   * Asks the provider who it is and for its keys, without signing anybody in.
   * @returns claims that it says it does not have
   * @throws SignInRefused with the reason why nobody can sign in
   */
  check(): Promise<string[]>
  /**
   * Where the browser goes to sign out of the provider, too, and from there to `home`. Answers at once; undefined where
   * the provider has no such page, or is not known to have one yet.
   */
  signOutUrl?(home: URL): URL | undefined
}

/** The configured ones, in order. The two buttons of the landing page are the first's. */
export type Providers = readonly [Provider, ...Provider[]]

/** What a sign-in begins with. `verifier` and `nonce` stay with the browser until it comes back. */
export interface SignInStart {
  state: string
  nonce: string
  verifier: string
  /** False where the provider has just refused to let the person choose an account. */
  mayPrompt: boolean
}

/** What it ends with, at the redirect address. */
interface Callback {
  /** The query of the callback. Its `state` has been checked. */
  answer: URLSearchParams
  nonce: string
  verifier: string
  /** Whether the person was to choose an account, was not because the provider refused that, or neither. */
  prompt: Prompt
}
export type Prompt = 'sent' | 'refused' | 'none'

/** A person as the provider vouches for them. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  firstName: string
  lastName: string
}

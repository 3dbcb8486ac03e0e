import { createHash, randomBytes } from 'node:crypto'
import type { SignInRequest } from './sign-in-request.ts'

/** Who signed in. */
export interface Identity {
  email: string
  firstName: string
  lastName: string
  isVerified: boolean
}

export interface Grant {
  request: SignInRequest
  identity: Identity
}

const LIFETIME = 10 * 60_000

/** Authorization codes: each works once, for ten minutes, for whoever knows the verifier it was asked with. */
export class Codes {
  private readonly open = new Map<string, Grant & { until: number }>()

  issue(grant: Grant): string {
    const code = `4/${randomBytes(32).toString('base64url')}`
    this.open.set(code, { ...grant, until: Date.now() + LIFETIME })
    return code
  }

  /** @returns the grant, or undefined for a code that is unknown, used, late, or held by somebody else */
  redeem(code: string, redirectUri: string, verifier: string): Grant | undefined {
    const grant = this.open.get(code)
    // Gone at the first try, right or wrong: a code that leaked is worth nothing (RFC 9700, section 2.1.1).
    this.open.delete(code)
    if (!grant || grant.until < Date.now() || grant.request.redirectUri !== redirectUri) return undefined
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return challenge === grant.request.challenge ? grant : undefined
  }
}

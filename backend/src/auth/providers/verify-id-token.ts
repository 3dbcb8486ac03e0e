import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { type RefusalReason, SignInRefused } from './sign-in-refused.ts'

/** Signatures that the issuer's public key proves. With HS256 whoever knows our client secret could sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
/** Seconds that clocks may differ. */
const TOLERANCE = 60
/** Seconds: it was made for the code that was just exchanged. */
const OLDEST = 10 * 60

interface Expected {
  /** The issuer's public keys. */
  keys: JWTVerifyGetKey
  issuers: string[]
  clientId: string
  nonce: string
}

/**
 * The claims of an id_token (OpenID Connect Core, 3.1.3.7).
 * @throws SignInRefused when it is not this issuer's, not for this client, not for this sign-in, or old
 */
export async function verifyIdToken(idToken: string, { keys, issuers, clientId, nonce }: Expected) {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: issuers,
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'nonce'],
    clockTolerance: TOLERANCE,
    maxTokenAge: OLDEST,
  }).catch((error) => {
    throw new SignInRefused(reasonOf(error), error)
  })
  if (payload.nonce !== nonce) throw new SignInRefused('wrong-nonce')
  if (!isFor(payload, clientId)) throw new SignInRefused('wrong-client')
  return payload
}

/** Among several audiences the token says for whom it was made. */
function isFor({ aud, azp }: JWTPayload, clientId: string): boolean {
  return azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId
}

const BY_CLAIM: Record<string, RefusalReason> = { iss: 'wrong-issuer', aud: 'wrong-client', iat: 'expired' }

function reasonOf(error: unknown): RefusalReason {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.reason === 'missing' ? 'token-malformed' : (BY_CLAIM[error.claim] ?? 'token-malformed')
  }
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSEAlgNotAllowed
  )
    return 'wrong-signature'
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'token-malformed'
  // What is left went wrong on the way to the keys.
  return 'provider-silent'
}

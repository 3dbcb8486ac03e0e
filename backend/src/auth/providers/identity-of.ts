import { invisible } from '@goodword/contract/invisible'
import { NAME_MAX } from '@goodword/contract/limits'
import type { JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { Identity } from './provider.ts'
import { SignInRefused } from './sign-in-refused.ts'

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.email(),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
})

/**
 * The person that an id_token tells of.
 * @param issuer the provider's, as accounts keep it
 * @throws SignInRefused `email-unverified`: until then the address is the person's own claim
 *   (docs/rules.md#an-account-belongs-to-the-providers-subject); `token-malformed`
 */
export function identityOf(issuer: string, payload: JWTPayload): Identity {
  const { data: claims, error } = Claims.safeParse(payload)
  if (!claims) throw new SignInRefused('token-malformed', error)
  if (claims.email_verified !== true && claims.email_verified !== 'true') throw new SignInRefused('email-unverified')
  const { sub, email, given_name, family_name, name } = claims
  return {
    issuer,
    subject: sub,
    email,
    // Empty where the provider gives none: a part of the address would tell the address.
    firstName: clean(given_name || name || ''),
    lastName: clean(family_name ?? ''),
  }
}

/** A name as the provider has it may hold anything; it will stand in letters' headers. */
function clean(name: string): string {
  return invisible
    .removedFrom(name.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .slice(0, NAME_MAX)
}

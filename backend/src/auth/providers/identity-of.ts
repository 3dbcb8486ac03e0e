import { invisible } from '@goodword/contract/invisible'
import { NAME_MAX } from '@goodword/contract/limits'
import type { JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { Identity } from './provider.ts'
import { SignInRefused } from './sign-in-refused.ts'

/** Without one of these there is no account. */
const NEEDED = ['sub', 'email']

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.email(),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
})

/**
 * The person that verified claims tell of.
 * @param issuer the provider's, as accounts keep it
 * @param payload claims of the id_token, completed by UserInfo where the provider has one
 * @throws SignInRefused `email-unverified`: until then the address is the person's own claim
 *   (docs/rules.md#an-account-belongs-to-the-providers-subject); `claim-missing`, `token-malformed`
 */
export function identityOf(issuer: string, payload: JWTPayload): Identity {
  const missing = NEEDED.filter((claim) => payload[claim] === undefined)
  if (missing.length > 0) throw new SignInRefused('claim-missing', undefined, missing)
  const { data: claims, error } = Claims.safeParse(payload)
  if (!claims) throw new SignInRefused('token-malformed', error)
  if (claims.email_verified !== true && claims.email_verified !== 'true') throw new SignInRefused('email-unverified')
  const { sub: subject, email, given_name, family_name, name = '' } = claims
  // Empty where the provider gives none: a part of the address would tell the address.
  const [first = '', last = ''] = given_name || family_name ? [given_name || name, family_name] : split(name)
  return { issuer, subject, email, firstName: clean(first), lastName: clean(last) }
}

/** A last resort, where the provider gives one name for all: its last word is taken for the family name. */
function split(name: string): [string, string] {
  const words = name.split(/\s+/u).filter(Boolean)
  return [words.slice(0, -1).join(' ') || name, words.length > 1 ? (words.at(-1) ?? '') : '']
}

/** A name as the provider has it may hold anything; it will stand in letters' headers. */
function clean(name: string): string {
  return invisible
    .removedFrom(name.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .slice(0, NAME_MAX)
}

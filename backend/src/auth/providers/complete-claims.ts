import type { JWTPayload } from 'jose'
import {
  type AuthorizationServer,
  type Client,
  processUserInfoResponse,
  type UserInfoRequestOptions,
  userInfoRequest,
} from 'oauth4webapi'
import { SignInRefused } from './sign-in-refused.ts'

interface UserInfo {
  server: AuthorizationServer
  client: Client
  /** The access token, which UserInfo asks for. */
  token: string | undefined
  options: UserInfoRequestOptions
}

/**
 * Asks UserInfo (OpenID Connect Core, 5.3) for what an id_token does not say of the person: many issuers, a certified
 * one by default, have the claims of the scopes `email` and `profile` there alone.
 * @param claims of a verified id_token
 * @returns the claims, with an address and a name where UserInfo has them
 * @throws SignInRefused `wrong-subject` when UserInfo is of another person, `provider-silent` when it cannot be read and
 *   the address is not in the id_token
 */
export async function completeClaims(claims: JWTPayload, { server, client, token, options }: UserInfo) {
  const hasAddress = claims.email !== undefined && claims.email_verified !== undefined
  const hasName = claims.given_name !== undefined || claims.name !== undefined
  if ((hasAddress && hasName) || !server.userinfo_endpoint || !token || !claims.sub) return claims
  const response = await userInfoRequest(server, client, token, options).catch((error) => error as Error)
  const info =
    response instanceof Error
      ? response
      : await processUserInfoResponse(server, client, claims.sub, response).catch((error) => error as Error)
  if (info instanceof Error) {
    // Its cause has the reply in it, and the log names nobody.
    if (isOfAnother(info)) throw new SignInRefused('wrong-subject')
    if (hasAddress) return claims
    throw new SignInRefused('provider-silent', new Error(info.message))
  }
  // An address and whether it is verified come from the same place.
  const { email, email_verified } = hasAddress || info.email === undefined ? claims : info
  return { ...info, ...claims, email, email_verified }
}

function isOfAnother(error: Error): boolean {
  return 'code' in error && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
}

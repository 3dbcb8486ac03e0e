import { type RefusalReason, SignInRefused } from './sign-in-refused.ts'

const REASONS: Record<string, RefusalReason> = {
  invalid_grant: 'code-refused',
  invalid_client: 'client-refused',
  unauthorized_client: 'client-refused',
}

/** What an error of the token endpoint means to us. @param code its `error` (RFC 6749, 5.2) */
export function refusedByProvider(code: string): SignInRefused {
  return new SignInRefused(REASONS[code] ?? 'provider-refused')
}

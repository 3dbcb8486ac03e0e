import { addressKey } from '../auth/address-key.ts'
import type { Env } from '../env.ts'
import { unsubscribeLink } from '../suppressions/unsubscribe-link.ts'

/** Gives mail clients their own "unsubscribe" button (RFC 8058): one click, no page, no sign-in. */
export function unsubscribeHeaders(env: Pick<Env, 'SESSION_SECRET' | 'APP_URL'>, to: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeLink(env, addressKey(to))}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

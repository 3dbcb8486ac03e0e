import type { Secrets } from '../auth/derived-key.ts'
import type { Env } from '../config/env.ts'
import type { Connection } from '../db/connect/client.ts'
import { unsubscribeLink } from '../privacy/suppressions/unsubscribe-link.ts'

/** Gives mail clients their own "unsubscribe" button (RFC 8058): one click, no page, no sign-in. */
export async function unsubscribeHeaders(
  db: Connection,
  env: Secrets & Pick<Env, 'APP_URL'>,
  to: string,
): Promise<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${await unsubscribeLink(db, env, to)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

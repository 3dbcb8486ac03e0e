import type { Logger } from '../../watching/log.ts'
import type { Providers } from './provider.ts'
import type { Variables } from './provider-kind.ts'
import { PROVIDER_KINDS } from './provider-kinds.ts'

/** Milliseconds a provider may take to answer. */
const PATIENCE = 5000

/** The sign-in providers that the environment names. */
export async function createProviders(
  { APP_URL, SIGN_IN }: { APP_URL: string; SIGN_IN: Variables },
  log: Logger,
  patience = PATIENCE,
): Promise<Providers> {
  const opened = Object.values(PROVIDER_KINDS).flatMap((kind) =>
    kind.names(SIGN_IN).map((name) => {
      const redirectUri = `${APP_URL}/api/auth/${name}/callback`
      return kind.open(name, SIGN_IN, { redirectUri, patience, log })
    }),
  )
  const [first, ...others] = await Promise.all(opened)
  if (!first) throw new Error('No sign-in provider is configured')
  return [first, ...others]
}

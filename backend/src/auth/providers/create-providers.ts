import type { Env } from '../../env.ts'
import type { Logger } from '../../observability/log.ts'
import type { Providers } from './provider.ts'
import { PROVIDER_KINDS } from './provider-kinds.ts'

/** Milliseconds a provider may take to answer. */
const PATIENCE = 5000

/** The sign-in providers that the environment names. */
export async function createProviders(
  { APP_URL, SIGN_IN }: Pick<Env, 'APP_URL' | 'SIGN_IN'>,
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

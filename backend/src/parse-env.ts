import { readProviders } from './auth/providers/read-providers.ts'
import { type Env, parseVariables } from './config/env.ts'

/**
 * Reads the configuration, that of the sign-in providers included.
 * @param source the process environment; an empty value counts as missing, and a secret may stand in a file
 * @throws Error with one message that names every variable that is missing, malformed or unsafe; values are not
 * repeated
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  return parseVariables(source, readProviders)
}

import * as z from 'zod/mini'
import type { Variables } from './provider-kind.ts'
import { PROVIDER_KINDS } from './provider-kinds.ts'

/**
 * What the environment says of sign-in providers.
 * @param given the environment
 * @returns the variables of all kinds, and a sentence for each that is missing or malformed
 */
export function readProviders(given: Variables): { variables: Variables; faults: string[] } {
  const kinds = Object.values(PROVIDER_KINDS)
  const fields = Object.assign({}, ...kinds.map((kind) => kind.variables(given)))
  const variables = Object.fromEntries(Object.keys(fields).map((name) => [name, given[name]]))
  const issues = z.object(fields).safeParse(given).error?.issues ?? []
  const faults = issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  const names = kinds.flatMap((kind) => kind.names(given))
  if (names.length === 0) {
    const first = kinds.map((kind) => Object.keys(kind.variables({}))[0])
    faults.push(`${first.join(' or ')} is missing: nobody could sign in`)
  }
  for (const name of new Set(names.filter((name, at) => names.indexOf(name) < at))) {
    faults.push(`OIDC_PROVIDERS names ${name}, which another provider is called`)
  }
  return { variables, faults }
}

import type { Env } from '../src/config/env.ts'

/** The variables that a server in a process of its own is given, so that it has the same configuration. */
export function variablesOf({ SIGN_IN, ...env }: Env): Record<string, string> {
  const set = Object.entries({ ...env, ...SIGN_IN }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
}

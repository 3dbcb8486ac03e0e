import type { Env } from '../config/env.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { checkMailServer } from './check-mail-server.ts'
import { checkObjectStore } from './check-object-store.ts'
import { checkScanner } from './check-scanner.ts'
import { checkSignIn } from './check-sign-in.ts'
import { type Finding, fault } from './finding.ts'

/** The parts that the product stands on, by the names that the log, metrics and `/readyz` have for them. */
export const CHECKS = {
  database: checkDatabase,
  'object store': checkObjectStore,
  'mail server': checkMailServer,
  'sign-in': checkSignIn,
  certificates: checkCertificates,
  'virus scanner': checkScanner,
  machine: checkMachine,
} satisfies Record<string, (env: Env) => Promise<Finding[]>>
export type Part = keyof typeof CHECKS

/**
 * Looks at every part once, all at the same time. Each answers within some seconds, as whatever it asks has a limit.
 * @returns what was found of each part; none is left out
 */
export async function runChecks(env: Env): Promise<Record<Part, Finding[]>> {
  const found = Object.entries(CHECKS).map(async ([part, check]) => {
    const findings = await check(env).catch((error: Error) => [
      fault(`The check of it failed: ${error.message}.`, 'Report this, with the output of this command.'),
    ])
    return [part, findings] as const
  })
  return Object.fromEntries(await Promise.all(found)) as Record<Part, Finding[]>
}

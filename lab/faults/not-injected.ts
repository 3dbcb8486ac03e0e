import { appendFileSync } from 'node:fs'
import type { FaultName } from './faults.ts'

/**
 * Ends a test whose fault this machine does not permit. What was not tried is not known to hold: the test fails.
 * @throws Error with the reason, always
 */
export function notInjected(fault: FaultName, reason: string): never {
  const file = process.env.FAULTS_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ fault, notInjected: reason })}\n`)
  throw new Error(`${fault} was not injected: ${reason}`)
}

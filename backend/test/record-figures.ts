import { appendFileSync } from 'node:fs'
import type { FaultName } from '../../lab/faults/faults.ts'

/** Tells `bun run test:faults` what was measured of a fault, in the order it is to be read; elsewhere it does nothing. */
export function recordFigures(fault: FaultName, figures: Record<string, number | string>): void {
  const file = process.env.FAULTS_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ fault, figures })}\n`)
}

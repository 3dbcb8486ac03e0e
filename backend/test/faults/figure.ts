import { appendFileSync } from 'node:fs'

/** Figures of one fault, in the order they are to be read. */
export type Figures = Record<string, number | string>

/** Tells the command that runs the faults what was measured; `docs/faults.md` is made of it. */
export function figure(fault: number, figures: Figures): void {
  const file = process.env.FAULTS_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ fault, figures })}\n`)
}

/** Says why a fault could not be injected on this machine; the table says it too. */
export function notInjected(fault: number, reason: string): void {
  const file = process.env.FAULTS_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ fault, notInjected: reason })}\n`)
}

/** Milliseconds as seconds, for people. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

import type pino from 'pino'

/** Is told every line of the log after it was written. Never throws, and keeps nobody waiting. */
export type Tap = (line: string) => void

/** Lets others hear what is written to the log. */
export function tee(out: pino.DestinationStream, taps: readonly Tap[]): pino.DestinationStream {
  return {
    write(line) {
      out.write(line)
      for (const tap of taps) tap(line)
    },
  }
}

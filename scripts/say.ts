/** The scripts' voice: one plain line on standard output. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Says why nothing can go on, and ends with 1. */
export function giveUp(message: string): never {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

/** Prints one line on standard output. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Prints why the script cannot go on to standard error, and ends with 1. */
export function giveUp(message: string): never {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

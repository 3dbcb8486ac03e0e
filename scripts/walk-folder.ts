import { withStack } from './journeys.ts'

interface Walk {
  chromium: string
  /** From the root, with a slash at both ends of its name: `./e2e/delivery/`. */
  folder: string
  /** What `bun test` is called with before the files. */
  options: readonly string[]
  /** As they were typed: names of files of the folder, and more options of `bun test`. No name is all files. */
  words: readonly string[]
}

/**
 * Walks the journeys of one folder, one after the other, on a server of their own.
 * @returns the code that `bun test` ended with
 */
export function walkFolder({ chromium, folder, options, words }: Walk): Promise<number> {
  const names = new Set([...new Bun.Glob('*.spec.ts').scanSync(folder)].map((file) => file.replace('.spec.ts', '')))
  const given = words.map((word) => (names.has(word) ? `${folder}${word}.spec.ts` : word))
  const files = given.some((word) => word.startsWith(folder)) ? [] : [folder]
  const command = [process.execPath, 'test', ...options, ...given, ...files]
  return withStack(
    chromium,
    (env) => Bun.spawn(command, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }).exited,
  )
}

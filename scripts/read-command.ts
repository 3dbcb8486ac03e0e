import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

interface Command<T> {
  /** How it is typed. */
  usage: string
  /** How many words it takes. */
  words: number
  options?: T
}

/**
 * Reads what was typed after a command. A word that would be ignored, or an option without its value, such as that of a
 * variable that is not set, means that something else was wanted.
 * @throws Error with a sentence for the terminal when there is more or less than the command takes
 */
export function readCommand<const T extends ParseArgsOptionsConfig>({ usage, words, options }: Command<T>) {
  const read = () => {
    try {
      return parseArgs({ allowPositionals: true, options: options ?? ({} as T) })
    } catch (error) {
      // The first of its sentences says what is wrong, the rest is about how a file of such a name would be given.
      const [fault] = (error as Error).message.split('. ')
      throw new Error(`${fault}: the command is ${usage}.`)
    }
  }
  const { positionals, values } = read()
  const empty = Object.entries(values).find(([, value]) => [value].flat().includes(''))
  if (empty) throw new Error(`Option '--${empty[0]}' needs a value: the command is ${usage}.`)
  const [extra] = positionals.slice(words)
  if (extra !== undefined) throw new Error(`Unexpected argument '${extra}': the command is ${usage}.`)
  return { words: positionals, options: values }
}

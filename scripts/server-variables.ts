import { variablesFromFiles } from '../backend/src/config/variables-from-files.ts'

/**
 * The environment of the server, with the secrets that stand in files.
 * @throws Error with a sentence for each that cannot be had
 */
export function serverVariables(): Readonly<Record<string, string | undefined>> {
  const { given, faults } = variablesFromFiles(process.env)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return given
}

/** The server's database as programs beside it reach it, without a pooler; undefined where the environment names none. */
export function serverDatabase(): string | undefined {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = serverVariables()
  return DATABASE_DIRECT_URL || DATABASE_URL
}

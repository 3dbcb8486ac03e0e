import { readFileSync } from 'node:fs'

export type Variables = Readonly<Record<string, string | undefined>>

/** What nobody should be able to read in a list of processes or in a manifest. */
const SECRET = [
  /^DATABASE_(DIRECT_|OWNER_|REPLICA_)?URL$/,
  /_SECRET(_PREVIOUS)?$/,
  /^CONSENT_SIGNING_KEY(_PREVIOUS)?$/,
  /^S3_(SECRET_ACCESS_KEY|ACCESS_KEY_ID)$/,
  /^(SMTP_URL|ERROR_HOOK_URL|AI_API_KEY)$/,
]
const SUFFIX = '_FILE'

/**
 * The variables, with each secret that stands in a file: `SESSION_SECRET_FILE` names the file of `SESSION_SECRET`, as a
 * container is handed its secrets. A line end after the value does not count.
 * @returns also a sentence for each that cannot be had, or is given twice; an empty value counts as missing
 */
export function variablesFromFiles(source: Variables): { given: Record<string, string>; faults: string[] } {
  const filled = Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const given = Object.fromEntries(filled)
  const faults: string[] = []
  for (const [variable, path] of filled) {
    const name = variable.slice(0, -SUFFIX.length)
    if (!variable.endsWith(SUFFIX) || !SECRET.some((pattern) => pattern.test(name))) continue
    if (given[name] !== undefined) {
      faults.push(`${name} and ${variable} are both set: one of them has to go`)
      continue
    }
    const value = read(path)
    if (typeof value === 'object') faults.push(`${variable} names a file that cannot be read: ${path} (${value.code})`)
    else if (value === '') faults.push(`${variable} names an empty file: ${path}`)
    else given[name] = value
  }
  return { given, faults }
}

function read(path: string): string | { code: string } {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? 'unknown' }
  }
}

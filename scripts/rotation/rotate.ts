import { LISTED_SECRETS, type ListedSecret, readSecrets } from '../../backend/src/config/secrets.ts'
import type { Variables } from '../../backend/src/config/variables-from-files.ts'
import { createDatabase } from '../../backend/src/db/connect/client.ts'
import { addKey } from './add-key.ts'
import { describeKeys } from './describe-keys.ts'
import { dropKeys } from './drop-keys.ts'
import { resealAll } from './reseal-all.ts'
import type { Rotation } from './rotation.ts'
import { signWith } from './sign-with.ts'

/** Milliseconds one statement may take: nobody waits for a page. */
const DEADLINE = 60_000

interface Typed {
  /** What is to be done, the secret, and the id of a key. */
  words: readonly string[]
  /** The file of a key that somebody else has made. */
  key?: string | undefined
  anyway?: boolean | undefined
}

interface Means {
  usage: string
  /** The variables of the server, those of files read. */
  variables: Variables
  /** Prints a line: what was found or done, and what to do next. */
  say: Rotation['say']
}

/**
 * Does one step of changing a secret.
 * @throws Error with a sentence for the terminal where the step cannot be taken yet; nothing is changed then
 */
export async function rotate({ words, key, anyway }: Typed, { usage, variables, say }: Means): Promise<void> {
  const [verb, name, id] = words
  const url = variables.DATABASE_DIRECT_URL || variables.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: run this with the environment of the server.')
  const { db, close } = createDatabase(url, { deadline: DEADLINE })
  const rotation: Rotation = { db, lists: readSecrets(variables), variables, say }
  try {
    if (verb === undefined) return await describeKeys(rotation)
    if (verb === 'reseal' && name === undefined) return void (await resealAll(rotation))
    if (verb === 'add' && id === undefined) return await addKey(rotation, secretNamed(name), key)
    if (verb === 'sign') return await signWith(rotation, secretNamed(name), id)
    if (verb === 'drop') return await dropKeys(rotation, secretNamed(name), { id, anyway: anyway ?? false })
  } finally {
    await close()
  }
  throw new Error(`The command is ${usage}.`)
}

function secretNamed(name: string | undefined): ListedSecret {
  const secret = LISTED_SECRETS.find((secret) => secret === name)
  if (!secret) throw new Error(`Name the secret: ${LISTED_SECRETS.join(', ')}.`)
  return secret
}

import { idOfSecret } from '../../backend/src/auth/keys/listed-keys.ts'
import { type ListedSecret, readSecrets, type SecretLists, valuesOf } from '../../backend/src/config/secrets.ts'
import type { Rotation } from './rotation.ts'
import { writeList } from './write-list.ts'

const BYTES = 32

/**
 * Lists one key more, which servers take and none signs with yet.
 * @param file where somebody else has put it; a new one is made without it
 * @throws Error when it is too short, or listed already
 */
export async function addKey(rotation: Rotation, secret: ListedSecret, file: string | undefined): Promise<void> {
  const { lists, say } = rotation
  const value = file ? await valueIn(file) : random(secret)
  const previous = `${secret}_PREVIOUS` as const
  const longer: SecretLists = { ...lists, [previous]: [...lists[previous], value] }
  // Held to the same rules as at the start of a server, one key a line.
  readSecrets({ [secret]: valuesOf(longer, secret).join('\n') })
  await writeList(rotation, secret, longer)
  const id = idOfSecret(value)
  say(`${secret} has a new key, ${id}: it is taken, and signs nothing yet.`)
  say(`Next: restart every server, one after the other, and then: bun run rotate sign ${secret} ${id}`)
}

function random(secret: ListedSecret): string {
  const bytes = crypto.getRandomValues(Buffer.alloc(BYTES))
  return bytes.toString(secret === 'CONSENT_SIGNING_KEY' ? 'base64' : 'hex')
}

async function valueIn(file: string): Promise<string> {
  const text = await Bun.file(file)
    .text()
    .catch(() => {
      throw new Error(`There is no file ${file}.`)
    })
  const value = text.replace(/\r?\n$/, '')
  if (value === '' || value.includes('\n')) throw new Error(`${file} has to hold one key, in one line.`)
  return value
}

import { countServers, findKeyUses } from '../../backend/src/auth/keys/key-uses.ts'
import { idOfSecret } from '../../backend/src/auth/keys/listed-keys.ts'
import { type ListedSecret, type SecretLists, valuesOf } from '../../backend/src/config/secrets.ts'
import type { Rotation } from './rotation.ts'
import { writeList } from './write-list.ts'

/**
 * Has a key sign that all servers take.
 * @param id of the key; without it the only one that has not signed yet
 * @throws Error while a server that runs does not take it: what it is shown would not be known there
 */
export async function signWith(rotation: Rotation, secret: ListedSecret, id: string | undefined): Promise<void> {
  const { db, lists, say } = rotation
  const uses = await findKeyUses(db, secret)
  const others = lists[`${secret}_PREVIOUS`]
  const unused = others.filter((value) => !uses.get(idOfSecret(value))?.signedAt)
  const [value, ...more] = id ? valuesOf(lists, secret).filter((value) => idOfSecret(value) === id) : unused
  if (!value)
    throw new Error(
      id ? `${secret} does not list a key ${id}.` : `${secret} lists no key that has not signed: add one first.`,
    )
  if (more.length > 0) throw new Error(`Name the key that is to sign: ${unused.map(idOfSecret).join(', ')}.`)
  if (value === lists[secret]) throw new Error(`${secret} signs with ${idOfSecret(value)} already.`)
  const { running, taking } = await countServers(db, secret, idOfSecret(value))
  if (taking < running)
    throw new Error(
      `${running - taking} of ${running} running servers do not take ${idOfSecret(value)} yet: restart them with it first. One that was killed counts for three minutes.`,
    )
  const former = lists[secret] ?? []
  const rest = others.filter((other) => other !== value)
  const turned: SecretLists = { ...lists, [secret]: value, [`${secret}_PREVIOUS`]: [former, rest].flat() }
  await writeList(rotation, secret, turned)
  say(`${secret} signs with ${idOfSecret(value)}.`)
  say(`Next: restart every server, one after the other, and then: bun run rotate drop ${secret}`)
}

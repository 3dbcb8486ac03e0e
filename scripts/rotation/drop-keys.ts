import { SESSION_AGE } from '../../backend/src/auth/http/cookies.ts'
import { countServers, findKeyUses, type KeyUse, letGo } from '../../backend/src/auth/keys/key-uses.ts'
import { idOfSecret } from '../../backend/src/auth/keys/listed-keys.ts'
import { type ListedSecret, type SecretLists, valuesOf } from '../../backend/src/config/secrets.ts'
import { resealAll } from './reseal-all.ts'
import type { Rotation } from './rotation.ts'
import { writeList } from './write-list.ts'

interface Choice {
  /** Of the key; without it all that have signed and do not any more. */
  id: string | undefined
  /** Also while cookies or sealed things need it, which are lost then. */
  anyway: boolean
}

/**
 * Lets keys go that nothing needs any more, and takes them from the list. What is stored is sealed anew before.
 * @throws Error with what still needs one; no key is let go then
 */
export async function dropKeys(rotation: Rotation, secret: ListedSecret, { id, anyway }: Choice): Promise<void> {
  const { db, lists, say } = rotation
  const uses = await findKeyUses(db, secret)
  const signing = lists[secret] ? idOfSecret(lists[secret]) : undefined
  const listed = valuesOf(lists, secret).map(idOfSecret)
  const gone = [...uses].filter(([key, { droppedAt }]) => !droppedAt && !listed.includes(key)).map(([key]) => key)
  const former = [...listed.filter((key) => uses.get(key)?.signedAt), ...gone].filter((key) => key !== signing)
  const chosen = id ? [...listed, ...gone].filter((key) => key === id) : former
  if (id && id === signing) throw new Error(`${secret} signs with ${id}: another one has to sign first.`)
  if (chosen.length === 0)
    throw new Error(id ? `${secret} knows no key ${id}.` : `${secret} has no key of before that could be dropped.`)

  const needs: string[] = []
  for (const key of chosen) {
    const { signing } = await countServers(db, secret, key)
    if (signing > 0)
      throw new Error(
        `${signing} running servers sign with ${key}: restart them first. One that was killed counts for three minutes.`,
      )
    if (secret === 'SESSION_SECRET') needs.push(...neededByCookies(key, uses.get(key)))
  }
  if (secret !== 'CONSENT_SIGNING_KEY' || chosen.some((key) => listed.includes(key))) {
    const unreadable = await resealAll(rotation)
    if (unreadable > 0 && chosen.some((key) => gone.includes(key)))
      needs.push(`${unreadable} things are sealed with a key that is not listed: list it once more, and reseal`)
  }
  if (needs.length > 0 && !anyway)
    throw new Error(`Not yet:\n${needs.map((need) => `  - ${need}`).join('\n')}\n--anyway loses it, at once.`)

  await letGo(db, secret, chosen)
  const previous = `${secret}_PREVIOUS` as const
  const shorter: SecretLists = {
    ...lists,
    [previous]: lists[previous].filter((value) => !chosen.includes(idOfSecret(value))),
  }
  if (shorter[previous].length < lists[previous].length) await writeList(rotation, secret, shorter)
  say(
    `${secret} needs ${chosen.join(', ')} no more. Restart every server, one after the other, and destroy its copies.`,
  )
}

/** Until the last cookie that it may have signed is worth nothing. */
function neededByCookies(key: string, use: KeyUse | undefined): string[] {
  const last = use?.signedAt ?? use?.firstSeenAt ?? new Date()
  const until = new Date(last.getTime() + SESSION_AGE * 1000)
  return until > new Date() ? [`${key} is needed until ${until.toISOString()}: people are signed in with it`] : []
}

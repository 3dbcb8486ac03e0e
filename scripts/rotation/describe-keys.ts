import { countServers, findKeyUses } from '../../backend/src/auth/keys/key-uses.ts'
import { idOfSecret } from '../../backend/src/auth/keys/listed-keys.ts'
import { countUnreadableKeys } from '../../backend/src/auth/keys/sealed-keys.ts'
import { LISTED_SECRETS, valuesOf } from '../../backend/src/config/secrets.ts'
import type { Rotation } from './rotation.ts'

/** Says of each key whether it signs, since when it is known, and how many servers have it. Changes nothing. */
export async function describeKeys({ db, lists, say }: Rotation): Promise<void> {
  for (const secret of LISTED_SECRETS) {
    const uses = await findKeyUses(db, secret)
    const listed = valuesOf(lists, secret).map(idOfSecret)
    say(`${secret}${listed.length === 0 ? '  not set: its keys are made from another' : ''}`)
    const known = [...uses].filter(([, { droppedAt }]) => !droppedAt).map(([id]) => id)
    for (const id of new Set([...listed, ...known])) {
      const { running, taking, signing } = await countServers(db, secret, id)
      const signs = lists[secret] && id === idOfSecret(lists[secret]) ? 'signs' : 'taken'
      const signedAt = uses.get(id)?.signedAt
      const last = signedAt ? `signed last on ${signedAt.toISOString()}` : 'has not signed'
      say(
        `  ${id}  ${listed.includes(id) ? signs : 'MISSING'}  ${last}  taken by ${taking} of ${running} servers, signed with by ${signing}`,
      )
    }
  }
  const unreadable = await countUnreadableKeys(db, lists)
  if (unreadable > 0) say(`No secret that is listed opens ${unreadable} keys that the database keeps.`)
}

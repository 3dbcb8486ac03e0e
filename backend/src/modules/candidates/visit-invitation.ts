import { lockLink } from '../../auth/links/lock-link.ts'
import { noteOpened } from '../../auth/links/note-opened.ts'
import type { Deps } from '../../deps.ts'

/**
 * Notes that a person is on the page of an invitation, which cannot be corrected from then on
 * (docs/rules.md#a-mistyped-invitation-can-be-corrected). Again, it changes nothing.
 * @throws NotFound for a bad link
 */
export async function visitInvitation({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockLink(tx, token)
    await noteOpened(tx, id)
  })
}

import { findLink } from '../../auth/links/find-link.ts'
import { noteOpened } from '../../auth/links/note-opened.ts'
import type { Deps } from '../../deps.ts'

/**
 * Notes that a person is on the page of an invitation, which cannot be corrected from then on
 * (docs/rules.md#a-mistyped-invitation-can-be-corrected). Again, it changes nothing.
 * @throws NotFound for a bad link
 */
export async function visitInvitation({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  const { id } = await findLink(db, token)
  await noteOpened(db, id)
}

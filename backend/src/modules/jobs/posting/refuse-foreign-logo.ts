import { LOGO_PATH } from '@goodword/contract/companies'
import { and, eq, or } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { objects } from '../../../db/schema/objects.ts'
import { BadInput } from '../../../errors.ts'

const AGAIN = 'Please upload the logo again.'

/** Of whom a logo may be. */
interface Owner {
  userId: string
  companyId: string
  /** The company's own, which may be the address of a picture. */
  companyLogo: string | null
}

/** @throws BadInput for a logo that is neither the company's nor the path that attaching an upload answered to this very user or to a colleague */
export async function refuseForeignLogo(db: Connection, owner: Owner, logo: string | null): Promise<void> {
  if (!logo || logo === owner.companyLogo) return
  const id = LOGO_PATH.exec(logo)?.[1]
  const isTheirs = or(eq(objects.userId, owner.userId), eq(objects.companyId, owner.companyId))
  const isOwn = id && and(eq(objects.id, id), isTheirs, eq(objects.purpose, 'logo'))
  if (!isOwn || (await db.$count(objects, isOwn)) === 0) throw new BadInput(AGAIN, { companyLogo: AGAIN })
}

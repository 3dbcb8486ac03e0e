import type { attachLogo as call, LogoInput } from '@goodword/contract/uploads'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireHiring } from '../../auth/actor.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { Unavailable } from '../../errors.ts'
import { attachObject } from '../../storage/attach-object.ts'
import { checkUpload } from '../../storage/check-upload.ts'
import { keyInUploadUrl } from '../../storage/object-key.ts'

/**
 * Checks an uploaded logo and makes it public. The same upload again answers the same path.
 * @param url the address of the upload
 * @returns the path to store as a job's or a company's logo
 * @throws Forbidden for everyone who is no manager, BadInput for what is not a logo of theirs, Unavailable while the
 * virus scanner does not answer
 */
export async function attachLogo(
  deps: Pick<Deps, 'db' | 'storage' | 'scanner' | 'log'>,
  actor: Actor,
  { logoURL: url }: LogoInput,
): Promise<z.output<typeof call.reply>> {
  const { userId } = requireHiring(actor, 'Only hiring managers can upload a company logo.')
  const { db } = deps
  const attached = await attachedBefore(deps, userId, url)
  if (attached) return { objectPath: pathOf(attached) }
  const upload = await checkUpload(deps, { url, slot: 'logo', owner: { userId } })
  await db.transaction(async (tx) => {
    const [company] = await companyOf(tx, userId)
    const scan = await attachObject(tx, upload, company ? { companyId: company.id } : {})
    // A logo that is held back would be missing for everybody, and whoever uploads it can try again.
    if (deps.scanner && scan === 'waiting') {
      throw new Unavailable('virus scanner')
    }
  })
  return { objectPath: pathOf(upload.objectId) }
}

async function attachedBefore({ db }: Pick<Deps, 'db'>, userId: string, url: string): Promise<string | undefined> {
  const isSame = and(
    eq(objects.key, keyInUploadUrl(url) ?? ''),
    eq(objects.userId, userId),
    eq(objects.state, 'attached'),
    eq(objects.purpose, 'logo'),
  )
  const [row] = await db.select({ id: objects.id }).from(objects).where(isSame)
  return row?.id
}

function pathOf(objectId: string): string {
  return `/api/company-logos/${objectId}`
}

import * as z from 'zod/mini'
import { INSTALLATION } from './addresses.ts'
import { endpoint } from './endpoint.ts'

/** Who runs this installation: their name, postal address, and the address for mail. Null where it was not configured. */
export const Installation = z.object({
  operatedBy: z.nullable(z.string()),
  operatedAt: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  /** The language model that texts may be sent to on a press; null without one. */
  model: z.nullable(z.string()),
})
export type Installation = z.infer<typeof Installation>

/** The same for everybody (docs/rules.md#a-page-says-who-runs-goodword). */
export const readInstallation = endpoint('GET', INSTALLATION, { reply: Installation })

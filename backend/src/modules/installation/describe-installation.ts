import type { Installation } from '@goodword/contract/installation'
import type { Deps } from '../../deps.ts'

/** Who runs this installation, as it was configured (docs/rules.md#a-page-says-who-runs-goodword). */
export function describeInstallation({ env }: Pick<Deps, 'env'>): Installation {
  return {
    operatedBy: env.OPERATED_BY ?? null,
    operatedAt: env.OPERATED_AT ?? null,
    contactEmail: env.CONTACT_EMAIL ?? null,
    model: env.AI_MODEL ?? null,
  }
}

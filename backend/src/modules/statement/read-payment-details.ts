import type { PaymentDetails } from '@goodword/contract/statement'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'

/**
 * Whom a company pays, and where to, as the installation has configured it (docs/rules.md#a-company-reads-how-to-pay).
 * @throws Forbidden for everyone who is no manager
 */
export function readPaymentDetails({ env }: Pick<Deps, 'env'>, actor: Actor): PaymentDetails {
  requireManager(actor, 'Only hiring managers pay.')
  return {
    seller: env.OPERATED_BY ?? null,
    sellerAddress: env.OPERATED_AT ?? null,
    sellerTaxId: env.OPERATOR_TAX_ID ?? null,
    payTo: env.PAY_TO,
    contactEmail: env.CONTACT_EMAIL ?? null,
  }
}

import { said } from '@goodword/languages/texts'
import { standsAt } from '@goodword/shared-money/states/stands-at.ts'
import type { RowStep } from '@goodword/shared-money/steps/row-step.ts'
import { PaidDialog } from './paid-dialog.tsx'

/** The company says that it has paid what is due (docs/rules.md#a-payment-takes-two-people). */
export const PAY_STEP: RowStep = {
  label: said('We have paid'),
  isNext: true,
  // A dispute does not keep a payment from being made.
  isFor: (row) => standsAt(row) === 'due',
  Dialog: PaidDialog,
}

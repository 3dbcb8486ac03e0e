import { DisputeDialog } from './dispute-dialog.tsx'
import type { RowStep } from './row-step.ts'

/** Any party disputes what is not disputed yet, and not taken back already. */
export const DISPUTE_STEP: RowStep = {
  label: 'Dispute',
  isFor: ({ state }) => state !== 'disputed' && state !== 'reversed',
  Dialog: DisputeDialog,
}

import { said } from '@goodword/languages/texts'
import { DisputeDialog } from './dispute-dialog.tsx'
import type { RowStep } from './row-step.ts'

/** A party disputes a reward, as the server says that it may. */
export const DISPUTE_STEP: RowStep = {
  label: said('Dispute'),
  isFor: ({ mayDispute, state }) => mayDispute && state !== 'disputed',
  Dialog: DisputeDialog,
}

/** The other party adds its side, once. */
export const ANSWER_STEP: RowStep = {
  label: said('Add your side'),
  isFor: ({ mayDispute, state }) => mayDispute && state === 'disputed',
  Dialog: DisputeDialog,
}

export const DISPUTE_STEPS = [DISPUTE_STEP, ANSWER_STEP] as const

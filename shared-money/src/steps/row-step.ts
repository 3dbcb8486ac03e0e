import type { StatementRow } from '@goodword/contract/statement'
import type { ComponentType } from 'react'

/** What the dialog of a step is given. */
export interface RowStepProps {
  row: StatementRow
  open: boolean
  /** It was not done. */
  onClose: () => void
  /** It was; the row as it is now. */
  onDone: (row: StatementRow) => void
  /** It was refused, or its answer lost: the reward may stand elsewhere by now. */
  onRefused: () => void
}

/** Something that its reader can do about a reward, by a dialog. */
export interface RowStep {
  /** Translated where it is shown. */
  label: string
  /** The step that is waited for: it stands in the row itself. */
  isNext?: boolean
  isFor: (row: StatementRow) => boolean
  Dialog: ComponentType<RowStepProps>
}

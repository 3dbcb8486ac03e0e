import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { useCallback, useState } from 'react'
import type { RewardAction } from './reward-actions.ts'

export type Ask = (reward: OperatorReward, action: RewardAction) => void

/** The open dialog of a page and its reward, which is kept while the dialog closes. */
export function useRewardAction() {
  const [asked, setAsked] = useState<{ reward: OperatorReward; action: RewardAction } | null>(null)
  const [open, setOpen] = useState(false)
  const ask = useCallback<Ask>((reward, action) => {
    setAsked({ reward, action })
    setOpen(true)
  }, [])
  return { ask, dialog: asked && { ...asked, open, onClose: () => setOpen(false) } }
}

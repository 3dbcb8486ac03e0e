import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { useCallback, useState } from 'react'
import type { Deed } from './deeds.ts'

export type Ask = (reward: OperatorReward, deed: Deed) => void

/** Which dialog of a page is open, and what for. What it is about outlives it: a closing dialog still names it. */
export function useDeed() {
  const [asked, setAsked] = useState<{ reward: OperatorReward; deed: Deed } | null>(null)
  const [open, setOpen] = useState(false)
  const ask = useCallback<Ask>((reward, deed) => {
    setAsked({ reward, deed })
    setOpen(true)
  }, [])
  return { ask, dialog: asked && { ...asked, open, onClose: () => setOpen(false) } }
}

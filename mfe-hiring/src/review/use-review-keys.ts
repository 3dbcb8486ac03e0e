import { useLocation } from '@goodword/shared-ui/kernel'
import { type RefObject, useEffect } from 'react'
import type { Command } from '../keys/command-of.ts'
import { useCommands } from '../keys/use-commands.ts'
import type { Reviewing } from './use-review.ts'

interface Options {
  isOn: boolean
  review: Reviewing
  noteRef: RefObject<HTMLTextAreaElement | null>
  onKeys: () => void
}

/** The keys of a review. */
export function useReviewKeys({ isOn, review, noteRef, onKeys }: Options): void {
  const { state } = useLocation()
  const isThere = review.application !== undefined
  const wantsNote = state?.note === true

  // Asked for in the list already.
  useEffect(() => {
    if (isThere && wantsNote) noteRef.current?.focus()
  }, [isThere, wantsNote, noteRef])

  function run(command: Command): boolean | undefined {
    if (command === 'next') review.move(1)
    else if (command === 'previous') review.move(-1)
    else if (command === 'commit') review.commit()
    else if (command === 'cancel') review.choose(undefined)
    else if (command === 'undo') review.undo()
    else if (command === 'map') onKeys()
    else if (command === 'note') noteRef.current?.focus()
    else if (command === 'select' || command === 'search') return false
    else if (review.application && !review.application.withdrawnAt) review.choose(command)
    return true
  }
  useCommands({ isOn, hasChoice: review.choice !== undefined, run })
}

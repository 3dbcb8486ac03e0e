import { useRef, useState } from 'react'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { useSingleKeys } from '../keys/use-single-keys.ts'
import { DecisionNotice } from './decision-notice.tsx'
import { EndOfWalk } from './end-of-walk.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { ReviewState } from './review-state.tsx'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useWalk } from './use-walk.ts'

/** One application of a list, and the ways through it: next, previous, decided. */
export function Review({ id }: { id: string }) {
  const noteRef = useRef<HTMLTextAreaElement>(null)
  const [areKeysShown, setAreKeysShown] = useState<boolean>()
  const [isOn, setIsOn] = useSingleKeys()
  const { walk, hasPrevious, move, go, findNew } = useWalk(id)
  const review = useReview(id, { move, go })
  useReviewKeys({ isOn, review, noteRef, onKeys: () => setAreKeysShown(true) })
  const { last, isAtEnd } = review
  return (
    <ReviewFrame application={review.application}>
      <ReviewBar
        walk={walk}
        id={id}
        hasPrevious={hasPrevious}
        onMove={review.move}
        onFindNew={findNew}
        onKeys={() => setAreKeysShown(true)}
      />
      {isAtEnd ? <EndOfWalk back={walk.back} /> : null}
      {last ? <DecisionNotice decision={last.decision} more={last.more} onUndo={review.undo} /> : null}
      <ReviewState id={id} review={review} noteRef={noteRef} />
      {/* From the first time on: a dialog that was never opened leaves nothing in the page. */}
      {areKeysShown === undefined ? null : (
        <KeysDialog open={areKeysShown} isOn={isOn} onSwitch={setIsOn} onClose={() => setAreKeysShown(false)} />
      )}
    </ReviewFrame>
  )
}

import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import type { ParkedLetter } from '@goodword/contract/operators'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { showToast } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { ReturnToPage } from '@goodword/shared-ui/layout/return-to-page.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { memo } from 'react'
import { RowActions } from '../layout/row-actions.tsx'
import { kindInWords } from './kind-in-words.ts'
import { reasonInWords } from './reason-in-words.ts'
import { useLetters } from './use-letters.ts'

const TO = { candidate: 'Candidate', referrer: 'Referrer', manager: 'Hiring manager', operator: 'Operator' }

interface LetterRowProps {
  letter: ParkedLetter
  /** Asks whether to drop it. */
  onDrop: (letter: ParkedLetter) => void
}

/** One letter: what it is and since when, who does not get it, and why. Of the request that it came of the log tells by its reference. */
export const LetterRow = memo(function LetterRow({ letter, onDrop }: LetterRowProps) {
  const { kind, to, address, attempts, reason, createdAt, requestId } = letter
  const { resend } = useLetters()
  const restoreFocus = useRestoreFocusTarget()
  const name = kindInWords(kind)

  async function sendAgain() {
    try {
      await resend(letter)
      showToast({ tone: 'success', title: 'The letter is sent again', description: 'It has all its tries once more.' })
    } catch (error) {
      showToast({ tone: 'destructive', title: 'The letter could not be sent again', ...failureOf(error) })
    }
  }

  return (
    <DataRow>
      <DataCell label="Letter" lead>
        <TwoLines
          strong
          first={name}
          second={
            <>
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              {requestId ? (
                <>
                  {' '}
                  <SmallCode>{requestId}</SmallCode>
                </>
              ) : null}
            </>
          }
        />
      </DataCell>
      <DataCell label="To" fit>
        <TwoLines first={to ? TO[to] : 'Unknown'} second={address ?? 'Nobody to write to any more'} />
      </DataCell>
      <DataCell label="Why">
        <TwoLines
          first={reasonInWords(reason)}
          second={`${attempts === 1 ? '1 try' : `${attempts} tries`}${reason ? `: ${reason}` : ''}`}
        />
      </DataCell>
      <DataCell label="Actions" fit>
        <RowActions>
          <Button aria-label={`Send again: ${name}`} onClick={() => void sendAgain()}>
            Send again
          </Button>
          <Button {...restoreFocus} aria-label={`Drop: ${name}`} onClick={() => onDrop(letter)}>
            Drop
          </Button>
        </RowActions>
        <ReturnToPage />
      </DataCell>
    </DataRow>
  )
})

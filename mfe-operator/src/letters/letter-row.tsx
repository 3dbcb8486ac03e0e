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

const TO = {
  candidate: 'Candidate',
  referrer: 'Referrer',
  manager: 'Hiring manager',
  operator: 'Operator',
  person: 'Person with an account',
}

interface LetterRowProps {
  letter: ParkedLetter
  /** Asks whether to delete it. */
  onDrop: (letter: ParkedLetter) => void
}

/** One email: kind, time, recipient and reason, with the id of the request that caused it, as in the server's log. */
export const LetterRow = memo(function LetterRow({ letter, onDrop }: LetterRowProps) {
  const { kind, to, address, attempts, reason, createdAt, requestId } = letter
  const { resend } = useLetters()
  const restoreFocus = useRestoreFocusTarget()
  const name = kindInWords(kind)

  async function sendAgain() {
    try {
      await resend(letter)
      showToast({ tone: 'success', title: 'Email queued again', description: 'All delivery attempts start over.' })
    } catch (error) {
      showToast({ tone: 'destructive', title: 'Failed to resend the email', ...failureOf(error) })
    }
  }

  return (
    <DataRow>
      <DataCell label="Email" lead>
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
        <TwoLines first={to ? TO[to] : 'Unknown'} second={address ?? 'No recipient left'} />
      </DataCell>
      <DataCell label="Why">
        <TwoLines
          first={reasonInWords(reason)}
          second={`${attempts === 1 ? '1 attempt' : `${attempts} attempts`}${reason ? `: ${reason}` : ''}`}
        />
      </DataCell>
      <DataCell label="Actions" fit>
        <RowActions>
          <Button aria-label={`Resend: ${name}`} onClick={() => void sendAgain()}>
            Resend
          </Button>
          <Button {...restoreFocus} aria-label={`Delete: ${name}`} onClick={() => onDrop(letter)}>
            Delete
          </Button>
        </RowActions>
        <ReturnToPage />
      </DataCell>
    </DataRow>
  )
})

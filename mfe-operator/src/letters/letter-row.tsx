import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import type { ParkedLetter } from '@goodword/contract/operators'
import { said } from '@goodword/languages/texts'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
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
  candidate: said('Candidate'),
  referrer: said('Referrer'),
  manager: said('Hiring manager'),
  operator: said('Operator'),
  person: said('Person with an account'),
}

interface LetterRowProps {
  letter: ParkedLetter
  /** Asks whether to delete it. */
  onDrop: (letter: ParkedLetter) => void
}

/** One email: kind, time, recipient and reason, with the id of the request that caused it, as in the server's log. */
export const LetterRow = memo(function LetterRow({ letter, onDrop }: LetterRowProps) {
  const { t, tn } = useTexts()
  const { kind, to, address, attempts, reason, createdAt, requestId } = letter
  const { resend } = useLetters()
  const restoreFocus = useRestoreFocusTarget()
  const name = kindInWords(kind)

  async function sendAgain() {
    try {
      await resend(letter)
      showToast({
        tone: 'success',
        title: t('Email queued again'),
        description: t('All delivery attempts start over.'),
      })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to resend the email'), ...failureOf(error) })
    }
  }

  return (
    <DataRow>
      <DataCell label={t('Email')} lead>
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
      <DataCell label={t('To')} fit place="line">
        <TwoLines first={to ? t(TO[to]) : t('Unknown')} second={address ?? t('No recipient left')} />
      </DataCell>
      <DataCell label={t('Why')} place="line">
        <TwoLines
          first={t(reasonInWords(reason))}
          second={
            reason
              ? tn(attempts, '{count} attempt: {reason}', '{count} attempts: {reason}', { reason })
              : tn(attempts, '{count} attempt', '{count} attempts')
          }
        />
      </DataCell>
      <DataCell label={t('Actions')} fit place="line">
        <RowActions>
          <Button aria-label={t('Resend: {email}', { email: name })} onClick={() => void sendAgain()}>
            {t('Resend')}
          </Button>
          <Button {...restoreFocus} aria-label={t('Delete: {email}', { email: name })} onClick={() => onDrop(letter)}>
            {t('Delete')}
          </Button>
        </RowActions>
        <ReturnToPage />
      </DataCell>
    </DataRow>
  )
})

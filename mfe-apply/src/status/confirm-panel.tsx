import type { OpenedBy } from '@goodword/contract/referrals'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import type { ReactElement } from 'react'
import { ActionButton } from '../decision/action-button.tsx'

interface ConfirmPanelProps {
  token: string
  link: OpenedBy
  /** Whether a letter was sent there. */
  isAsked: boolean
  /** Whether it could not be delivered. */
  hasFailed: boolean
  /** Its name, in its own direction. */
  company: ReactElement
  /** Rejects when the call failed. */
  onConfirm: () => Promise<unknown>
}

/** Asks whoever came by the letter whether the address is theirs; in the browser that applied, to look for that letter. */
export function ConfirmPanel({ token, link, isAsked, hasFailed, company, onConfirm }: ConfirmPanelProps) {
  const { t } = useTexts()
  const isTheirs = link === 'own'
  const question = isTheirs
    ? t('Is the address that received this link yours?')
    : hasFailed
      ? t(
          'The email to the address you gave could not be delivered: perhaps it has a typing error. Please open the email to the address that was invited, and press “This was not me” there: then you can apply again.',
        )
      : isAsked
        ? t('Please open the link in the email we sent to the address you gave.')
        : t(
            'We cannot write to the address you gave now, and try again every day. If it is wrong, open the email to the address that was invited, and press “This was not me” there: then you can apply again.',
          )
  return (
    <Panel>
      <EmptyState
        illustration={null}
        heading={t('Address not confirmed')}
        text={
          <>
            <span>{question}</span>{' '}
            {t('Until then {company} sees that it is not confirmed, and news wait.', { company })}
          </>
        }
        action={
          isTheirs && (
            <ActionButton token={token} decision="confirm" pending={t('Confirming...')} onAct={onConfirm}>
              {t('Yes, confirm my address')}
            </ActionButton>
          )
        }
      />
    </Panel>
  )
}

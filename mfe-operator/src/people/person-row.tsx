import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { FoundPerson } from '@goodword/contract/operators'
import { formatDate, formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { Person } from '@goodword/shared-ui/layout/person.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { RowActions } from '../layout/row-actions.tsx'
import { ROLE_LABELS } from './role-labels.ts'
import { sessionsInWords } from './sessions-in-words.ts'

interface PersonRowProps {
  person: FoundPerson
  onSignOut: () => void
  /** Asks for the reason. */
  onClose: () => void
  onReopen: () => void
}

/** One account, with what identifies it. */
export function PersonRow({ person, onSignOut, onClose, onReopen }: PersonRowProps) {
  const texts = useTexts()
  const { t } = texts
  const { id, name, address, role, provider, createdAt, sessions, lastSeenAt, closed } = person
  const restoreFocus = useRestoreFocusTarget()
  return (
    <DataRow>
      <DataCell label={t('Person')} lead>
        <Person name={name} email={address} />
      </DataCell>
      <DataCell label={t('Role')} fit place="start">
        {role ? t(ROLE_LABELS[role]) : t('None yet')}
      </DataCell>
      <DataCell label={t('Signs in with')} place="finish">
        {provider}
      </DataCell>
      <DataCell label={t('Since')} fit>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </DataCell>
      <DataCell label={t('Signed in')} fit={!closed}>
        {closed ? (
          <TwoLines
            first={t('Closed {moment}', { moment: formatMoment(closed.at) })}
            second={<bdi>{closed.reason}</bdi>}
          />
        ) : (
          <TwoLines
            first={sessionsInWords(texts, sessions)}
            second={lastSeenAt ? t('Last seen {moment}', { moment: formatMoment(lastSeenAt) }) : undefined}
          />
        )}
      </DataCell>
      <DataCell label={t('Actions')} fit place="line">
        <RowActions>
          <ButtonLink to={`/operator/people/${id}`} aria-label={t('Open {name}', { name })}>
            {t('Open')}
          </ButtonLink>
          <Button
            {...restoreFocus}
            disabledFocusable={sessions === 0}
            aria-label={t('Sign out everywhere: {name}', { name })}
            onClick={onSignOut}
          >
            {t('Sign out everywhere')}
          </Button>
          {closed ? (
            <Button aria-label={t('Reopen account: {name}', { name })} onClick={onReopen}>
              {t('Reopen account')}
            </Button>
          ) : (
            <Button {...restoreFocus} aria-label={t('Close account: {name}', { name })} onClick={onClose}>
              {t('Close account')}
            </Button>
          )}
        </RowActions>
      </DataCell>
    </DataRow>
  )
}

import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { FoundPerson } from '@goodword/contract/operators'
import { formatDate, formatMoment } from '@goodword/shared-ui/formats.ts'
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
  const { id, name, address, role, provider, createdAt, sessions, lastSeenAt, closed } = person
  const restoreFocus = useRestoreFocusTarget()
  return (
    <DataRow>
      <DataCell label="Person" lead>
        <Person name={name} email={address} />
      </DataCell>
      <DataCell label="Role" fit>
        {role ? ROLE_LABELS[role] : 'None yet'}
      </DataCell>
      <DataCell label="Signs in with">{provider}</DataCell>
      <DataCell label="Since" fit>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </DataCell>
      <DataCell label="Signed in">
        {closed ? (
          <TwoLines first={`Closed ${formatMoment(closed.at)}`} second={<bdi>{closed.reason}</bdi>} />
        ) : (
          <TwoLines
            first={sessionsInWords(sessions)}
            second={lastSeenAt ? `Last seen ${formatMoment(lastSeenAt)}` : undefined}
          />
        )}
      </DataCell>
      <DataCell label="Actions" fit>
        <RowActions>
          <ButtonLink to={`/operator/people/${id}`} aria-label={`Open ${name}`}>
            Open
          </ButtonLink>
          <Button
            {...restoreFocus}
            disabledFocusable={sessions === 0}
            aria-label={`Sign out everywhere: ${name}`}
            onClick={onSignOut}
          >
            Sign out everywhere
          </Button>
          {closed ? (
            <Button aria-label={`Reopen account: ${name}`} onClick={onReopen}>
              Reopen account
            </Button>
          ) : (
            <Button {...restoreFocus} aria-label={`Close account: ${name}`} onClick={onClose}>
              Close account
            </Button>
          )}
        </RowActions>
      </DataCell>
    </DataRow>
  )
}

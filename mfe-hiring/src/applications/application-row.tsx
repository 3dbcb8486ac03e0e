import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons'
import type { Application } from '@goodword/contract/applications'
import { referrerName } from '@goodword/contract/referrer-name'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { Person } from '@goodword/shared-ui/layout/person.tsx'
import { makeStyles } from '@griffel/react'
import { memo } from 'react'
import { AddressBadge } from './address-badge.tsx'
import { DocumentsCell } from './documents-cell.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusSelect } from './status-select.tsx'
import type { SetStatus } from './use-set-status.ts'

const useStyles = makeStyles({
  actions: { display: 'flex', alignItems: 'center', gap: '8px' },
})

interface ApplicationRowProps {
  application: Application
  onStatus: SetStatus
  onRead: (application: Application) => void
}

/** One application of the table. */
export const ApplicationRow = memo(function ApplicationRow({ application, onStatus, onRead }: ApplicationRowProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const restoreFocus = useRestoreFocusTarget()
  const name = referrerName(application, t)
  return (
    <DataRow>
      <DataCell label={t('Candidate')} lead place="start">
        <Person name={name} email={application.email} />
        <AddressBadge confirmed={application.addressConfirmed} />
      </DataCell>
      <DataCell label={t('Applied')} fit place="start">
        {formatDate(application.createdAt)}
      </DataCell>
      <DataCell label={t('Referrer')} place="finish">
        {application.referrerName || referrerName(null, t)}
      </DataCell>
      <DataCell label={t('Documents')} place="start">
        <DocumentsCell application={application} />
      </DataCell>
      <DataCell label={t('Status')} fit place="corner">
        <StatusBadge status={application.status} withdrawnAt={application.withdrawnAt} />
      </DataCell>
      <DataCell label={t('Actions')} fit place="finish">
        <span className={styles.actions}>
          <StatusSelect application={application} onSet={onStatus} />
          <Button
            {...restoreFocus}
            appearance="subtle"
            icon={<EyeRegular />}
            aria-label={t('Read the application of {name}', { name })}
            onClick={() => onRead(application)}
          />
        </span>
      </DataCell>
    </DataRow>
  )
})

import { Button, Switch } from '@fluentui/react-components'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Key } from './key.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '10px', margin: '0 0 8px', padding: 0, listStyleType: 'none' },
  row: { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', alignItems: 'center', gap: '12px' },
  keys: { display: 'flex', gap: '4px' },
  // Room for its ring.
  switch: { padding: '6px 4px 8px' },
  note: { margin: '0 0 8px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

interface KeysDialogProps {
  open: boolean
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** The map of the keys, and the switch that turns them off (docs/rules.md#single-keys-can-be-turned-off). */
export function KeysDialog({ open, isOn, onSwitch, onClose }: KeysDialogProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const rows: readonly (readonly [keys: string, what: string])[] = [
    ['J K', t('Next and previous application')],
    ['X', t('Select it (in the list)')],
    ...APPLICATION_STATUSES.map(
      (status, at) => [String(at + 1), t('Choose {status}', { status: t(APPLICATION_STATUS_LABELS[status]) })] as const,
    ),
    ['Enter', t('Save the chosen status')],
    ['Esc', t('Leave the status as it is')],
    ['Z', t('Undo the last change, until its emails leave')],
    ['E', t('Write a note')],
    ['/', t('Search (in the list)')],
    ['?', t('These keys')],
  ]
  return (
    <Modal open={open} onClose={onClose} title={t('Keyboard shortcuts')}>
      <div className={styles.switch}>
        <Switch label={t('Single-key shortcuts')} checked={isOn} onChange={(_, data) => onSwitch(data.checked)} />
      </div>
      <p className={styles.note}>
        {t('They never act while you type. The switch holds on every computer, as in your settings.')}
      </p>
      <ul className={styles.list}>
        {rows.map(([keys, what]) => (
          <li key={keys} className={styles.row}>
            <span className={styles.keys}>
              {keys.split(' ').map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </span>
            <span>{what}</span>
          </li>
        ))}
      </ul>
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalActions>
    </Modal>
  )
}

import type { OperatorNote } from '@goodword/contract/operator-people'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { NoteForm } from './note-form.tsx'

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '20px' },
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  text: { margin: 0, lineHeight: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  by: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: '1rem' },
})

interface PersonNotesProps {
  personId: string
  notes: readonly OperatorNote[]
  onWritten: () => void
}

/** What operators wrote about somebody, and a form for the next note. */
export function PersonNotes({ personId, notes, onWritten }: PersonNotesProps) {
  const { t } = useTexts()
  const styles = useStyles()
  return (
    <Panel className={styles.panel}>
      {notes.length > 0 ? (
        <ul className={styles.list}>
          {notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <p className={styles.by}>
                {t('{name}, {moment}', {
                  name: <bdi>{by ?? t('Account deleted')}</bdi>,
                  moment: <time dateTime={at}>{formatMoment(at)}</time>,
                })}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <NoteForm personId={personId} onWritten={onWritten} />
    </Panel>
  )
}

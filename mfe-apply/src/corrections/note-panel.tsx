import type { OwnSubmission } from '@goodword/contract/corrections'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import type { ReactElement } from 'react'
import { NoteForm } from './note-form.tsx'
import { usePanelStyles } from './use-panel-styles.ts'

interface NotePanelProps {
  token: string
  referralId: string
  /** Its name, in its own direction. */
  company: ReactElement
  readAt: string | null
  notes: OwnSubmission['notes']
}

/** Says since when the application was read; what comes to mind afterwards is sent as a note. */
export function NotePanel({ company, readAt, notes, ...form }: NotePanelProps) {
  const styles = usePanelStyles()
  const zone = useZone()
  const { t, language } = useTexts()
  const day = (moment: string | null) => (
    <time dateTime={moment ?? undefined}>{formatDate(moment, zone, language)}</time>
  )
  return (
    <Panel className={styles.panel}>
      <Heading size="small">{t('Something to add?')}</Heading>
      <p className={styles.text}>
        {t(
          '{company} opened your application on {day}, so it stays as it is. You can send a note with documents, which they read in its history.',
          { company, day: day(readAt) },
        )}
      </p>
      {notes.map(({ text, at, documents }) => (
        <div key={at}>
          <p className={styles.sent} dir="auto">
            {text}
          </p>
          <span className={styles.quiet}>
            {day(at)}
            {documents > 0 ? <span>{` · ${t('Documents: {documents}', { documents })}`}</span> : null}
          </span>
        </div>
      ))}
      <NoteForm {...form} />
    </Panel>
  )
}

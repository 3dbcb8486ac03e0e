import type { OwnSubmission } from '@goodword/contract/corrections'
import { formatDate } from '@goodword/shared-ui/formats.ts'
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
  return (
    <Panel className={styles.panel}>
      <Heading size="small">Something to add?</Heading>
      <p className={styles.text}>
        {company} opened your application on <time dateTime={readAt ?? undefined}>{formatDate(readAt, zone)}</time>, so
        it stays as it is. You can send a note with documents, which they read in its history.
      </p>
      {notes.map(({ text, at, documents }) => (
        <div key={at}>
          <p className={styles.sent} dir="auto">
            {text}
          </p>
          <span className={styles.quiet}>
            <time dateTime={at}>{formatDate(at, zone)}</time>
            {documents > 0 ? <span> · Documents: {documents}</span> : null}
          </span>
        </div>
      ))}
      <NoteForm {...form} />
    </Panel>
  )
}

import type { JobSummary } from '@goodword/contract/jobs'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState, useSyncExternalStore } from 'react'
import type { ReferredPerson } from '../refer/referred-person.ts'
import { FoundContacts } from './found-contacts.tsx'
import { NamesLoading } from './names-loading.tsx'
import { ContactsSession } from './session/contacts-session.ts'
import { TakeContacts } from './take-contacts.tsx'
import { TitlesLookedFor } from './titles-looked-for.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', paddingBottom: '8px', lineHeight: 1.5 },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** Where the dialog keeps the session while the refer dialog stands in its place. */
export interface KeptSession {
  session?: ContactsSession
}

export interface ContactsPanelProps {
  job: JobSummary
  kept: KeptSession
  onRefer: (person: ReferredPerson) => void
}

/** The content of 'Who comes to mind?': contacts are taken, looked through, and handed to the refer dialog one by one. */
export function ContactsPanel({ job, kept, onRefer }: ContactsPanelProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const [session] = useState(() => {
    kept.session ??= new ContactsSession(job.title)
    return kept.session
  })
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  return (
    <div className={styles.root}>
      <p className={styles.lead}>
        {t(
          'Choose, drop or paste contacts for {job}. They are read in this browser alone: nothing of them is sent or stored, and closing this forgets them.',
          { job: <bdi>{job.title}</bdi> },
        )}
      </p>
      {state.isReady ? (
        <>
          <TakeContacts state={state} session={session} />
          <TitlesLookedFor state={state} session={session} />
          {state.size > 0 ? (
            <FoundContacts
              state={state}
              session={session}
              onRefer={({ name, email }) => onRefer({ candidateName: name, candidateEmail: email })}
            />
          ) : null}
        </>
      ) : (
        <NamesLoading state={state} onRetry={() => void session.start()} />
      )}
    </div>
  )
}

import type { PersonFile } from '@goodword/contract/operator-people'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { makeStyles } from '@griffel/react'
import { AuditTable } from '../audit/audit-table.tsx'
import { LettersOfPerson } from './letters-of-person.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonNotes } from './person-notes.tsx'
import { RewardsOfPerson } from './rewards-of-person.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '24px' },
  section: { display: 'grid', gap: '12px', minWidth: 0 },
  none: { margin: 0 },
})

interface PersonSectionsProps {
  file: PersonFile
  /** Reads the person again. */
  onChanged: () => void
}

/** A loaded person: the account first, then notes, rewards, letters and actions. */
export function PersonSections({ file, onChanged }: PersonSectionsProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const { person, rewards, letters, actions, notes } = file
  const section = (title: string, none: string, isEmpty: boolean, content: React.ReactNode) => (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      {isEmpty ? (
        <Panel>
          <p className={styles.none}>{none}</p>
        </Panel>
      ) : (
        content
      )}
    </section>
  )
  return (
    <div className={styles.root}>
      <PersonFacts file={file} />
      <section className={styles.section}>
        <Heading>{t('Notes')}</Heading>
        <PersonNotes personId={person.id} notes={notes} onWritten={onChanged} />
      </section>
      {section(t('Rewards'), t('No rewards.'), rewards.length === 0, <RewardsOfPerson rewards={rewards} />)}
      {section(
        t('Emails'),
        t('No emails were sent to this account.'),
        letters.length === 0,
        <LettersOfPerson letters={letters} />,
      )}
      {section(t('Operator actions'), t('No actions.'), actions.length === 0, <AuditTable entries={actions} />)}
    </div>
  )
}

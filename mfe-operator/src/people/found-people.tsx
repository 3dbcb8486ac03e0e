import { call, failureOf } from '@goodword/contract/call'
import { reopenAccount } from '@goodword/contract/operator-reports'
import type { FoundPerson } from '@goodword/contract/operators'
import { said } from '@goodword/languages/texts'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyReferrals } from '@goodword/shared-ui/illustrations/empty-referrals.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useState } from 'react'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

const COLUMNS = [said('Person'), said('Role'), said('Signs in with'), said('Since'), said('Signed in'), said('Actions')]

interface FoundPeopleProps {
  people: readonly FoundPerson[]
  onChanged: (people: FoundPerson[]) => void
}

/** The search results, announced to screen readers, and the dialogs of a sign-out and of closing an account. */
export function FoundPeople({ people, onChanged }: FoundPeopleProps) {
  const { t } = useTexts()
  // Kept while the dialog closes, which still names the person.
  const [asked, setAsked] = useState<FoundPerson | null>(null)
  const [asking, setAsking] = useState<'sign-out' | 'close' | null>(null)
  const ask = (person: FoundPerson, what: 'sign-out' | 'close') => {
    setAsked(person)
    setAsking(what)
  }
  const changed = ({ id }: FoundPerson, change: Partial<FoundPerson>) =>
    onChanged(people.map((person) => (person.id === id ? { ...person, ...change } : person)))
  const signedOut = { sessions: 0, lastSeenAt: null }

  async function reopen(person: FoundPerson) {
    try {
      await call(reopenAccount, { params: { id: person.id } })
      showToast({
        tone: 'success',
        title: t('Account reopened'),
        description: t('They can sign in again. Their postings stay hidden until you show them.'),
      })
      changed(person, { closed: null })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to reopen the account'), ...failureOf(error) })
    }
  }

  return (
    <div role="status">
      {people.length === 0 ? (
        <Panel>
          <EmptyState
            illustration={<EmptyReferrals />}
            heading={t('No account found')}
            text={t('No account has exactly this address or id. Candidates who never signed in have no account.')}
          />
        </Panel>
      ) : (
        <DataTable label={t('People found')} columns={COLUMNS.map((column) => t(column))}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onSignOut={() => ask(person, 'sign-out')}
              onClose={() => ask(person, 'close')}
              onReopen={() => void reopen(person)}
            />
          ))}
        </DataTable>
      )}
      {asked ? (
        <>
          <SignOutDialog
            person={asked}
            open={asking === 'sign-out'}
            onClose={() => setAsking(null)}
            onDone={() => changed(asked, signedOut)}
          />
          <CloseAccountDialog
            person={asked}
            open={asking === 'close'}
            onClose={() => setAsking(null)}
            onDone={(reason) => changed(asked, { ...signedOut, closed: { at: new Date().toISOString(), reason } })}
          />
        </>
      ) : null}
    </div>
  )
}

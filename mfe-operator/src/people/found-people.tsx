import type { FoundPerson } from '@goodword/contract/operators'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyReferrals } from '@goodword/shared-ui/illustrations/empty-referrals.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useState } from 'react'
import { PersonRow } from './person-row.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

const COLUMNS = ['Person', 'Role', 'Signs in with', 'Since', 'Signed in', 'Actions']

interface FoundPeopleProps {
  people: readonly FoundPerson[]
  onChanged: (people: FoundPerson[]) => void
}

/** The search results, announced to screen readers, and the dialog that confirms a sign-out. */
export function FoundPeople({ people, onChanged }: FoundPeopleProps) {
  // Kept while the dialog closes, which still names the person.
  const [asked, setAsked] = useState<FoundPerson | null>(null)
  const [asking, setAsking] = useState(false)
  const signedOut = ({ id }: FoundPerson) =>
    onChanged(people.map((person) => (person.id === id ? { ...person, sessions: 0, lastSeenAt: null } : person)))
  return (
    <div role="status">
      {people.length === 0 ? (
        <Panel>
          <EmptyState
            illustration={<EmptyReferrals />}
            heading="No account found"
            text="No account has exactly this address or id. Candidates who never signed in have no account."
          />
        </Panel>
      ) : (
        <DataTable label="People found" columns={COLUMNS}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onSignOut={() => {
                setAsked(person)
                setAsking(true)
              }}
            />
          ))}
        </DataTable>
      )}
      {asked ? (
        <SignOutDialog person={asked} open={asking} onClose={() => setAsking(false)} onDone={() => signedOut(asked)} />
      ) : null}
    </div>
  )
}

import { PeopleRegular } from '@fluentui/react-icons'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { Person } from '@goodword/shared-ui/layout/person.tsx'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'
import { Part } from './part.tsx'

const TONES = ['green', 'blue', 'yellow', 'red', 'gray', 'purple', 'outline', 'reward'] as const
const PEOPLE = [
  'Chloe Bennett',
  'Łukasz Öberg',
  'A name that is so long that it needs more than one line of its column',
]

/** What is read. */
export function Content() {
  return (
    <>
      <Part inRow name="Headings">
        <Heading size="large">Large</Heading>
        <Heading>Medium</Heading>
        <Heading size="small">Small</Heading>
      </Part>
      <Part inRow name="Badges">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Part>
      <Part name="Numbers">
        <StatGrid>
          <StatCard label="Referrals" value="19" icon={<PeopleRegular />} />
          <StatCard
            label="Earnings"
            value="$2,000"
            note="What it does not say"
            icon={<PeopleRegular />}
            tone="reward"
          />
        </StatGrid>
      </Part>
      <Part name="Table">
        <DataTable label="People" columns={['Person', 'Status', 'Amount']} ends={['Amount']}>
          {PEOPLE.map((name, at) => (
            <DataRow key={name}>
              <DataCell lead label="Person">
                <Person name={name} email="somebody@mail.example" />
              </DataCell>
              <DataCell label="Status">
                <Badge tone={at === 0 ? 'green' : 'gray'}>{at === 0 ? 'Hired' : 'Pending'}</Badge>
              </DataCell>
              <DataCell end label="Amount">
                {`$${1111 * (at + 1)}.00`}
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      </Part>
      <Part name="Facts">
        <Panel>
          <FactList
            facts={[
              ['Label', 'What belongs to it'],
              ['Lines', 'One\nTwo'],
            ]}
          />
        </Panel>
      </Part>
    </>
  )
}

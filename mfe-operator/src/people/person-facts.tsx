import type { PersonFile } from '@goodword/contract/operator-people'
import { formatCount, formatDate, formatMoment } from '@goodword/shared-ui/formats.ts'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { ROLE_LABELS } from './role-labels.ts'
import { sessionsInWords } from './sessions-in-words.ts'

/** Who it is, for which company, and how many people they referred. */
export function PersonFacts({ file: { person, company, referrals } }: { file: PersonFile }) {
  const { id, address, provider, role, createdAt, sessions, lastSeenAt, closed } = person
  return (
    <Panel>
      <FactList
        facts={[
          ['Account', <SmallCode key="id">{id}</SmallCode>],
          ['Address', address],
          ['Role', role ? ROLE_LABELS[role] : 'None yet'],
          ['Signs in with', `${provider}, since ${formatDate(createdAt)}`],
          [
            'Signed in',
            lastSeenAt
              ? `${sessionsInWords(sessions)}, last seen ${formatMoment(lastSeenAt)}`
              : sessionsInWords(sessions),
          ],
          [
            'Closed',
            closed && <TwoLines key="closed" first={formatMoment(closed.at)} second={<bdi>{closed.reason}</bdi>} />,
          ],
          [
            'Company',
            company && (
              <TwoLines
                key="company"
                first={<bdi>{company.name}</bdi>}
                second={`${company.domain ?? 'No proven domain'} · ${formatCount(company.jobs)} ${company.jobs === 1 ? 'job' : 'jobs'}`}
              />
            ),
          ],
          [
            'Referrals',
            `${formatCount(referrals.total)} in all, ${formatCount(referrals.pending)} applied, ${formatCount(referrals.hired)} hired`,
          ],
        ]}
      />
    </Panel>
  )
}

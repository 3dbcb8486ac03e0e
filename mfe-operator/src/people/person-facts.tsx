import type { PersonFile } from '@goodword/contract/operator-people'
import { formatCount, formatDate, formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { ROLE_LABELS } from './role-labels.ts'
import { lastSeenInWords, sessionsInWords } from './sessions-in-words.ts'

/** Who it is, for which company, and how many people they referred. */
export function PersonFacts({ file: { person, company, referrals } }: { file: PersonFile }) {
  const texts = useTexts()
  const { t, tn } = texts
  const { id, address, provider, role, createdAt, sessions, lastSeenAt, closed } = person
  return (
    <Panel>
      <FactList
        facts={[
          [t('Address'), address],
          [t('Role'), role ? t(ROLE_LABELS[role]) : t('None yet')],
          [t('Signs in with'), t('{provider}, since {date}', { provider, date: formatDate(createdAt) })],
          [
            t('Signed in'),
            lastSeenAt ? lastSeenInWords(texts, sessions, lastSeenAt) : sessionsInWords(texts, sessions),
          ],
          [
            t('Closed'),
            closed && <TwoLines key="closed" first={formatMoment(closed.at)} second={<bdi>{closed.reason}</bdi>} />,
          ],
          [
            t('Company'),
            company && (
              <TwoLines
                key="company"
                first={<bdi>{company.name}</bdi>}
                second={[
                  company.domain ?? t('No proven domain'),
                  tn(company.jobs, '{count} job', '{count} jobs', { count: formatCount(company.jobs) }),
                ].join(' · ')}
              />
            ),
          ],
          [
            t('Referrals'),
            t('{total} in all, {pending} applied, {hired} hired', {
              total: formatCount(referrals.total),
              pending: formatCount(referrals.pending),
              hired: formatCount(referrals.hired),
            }),
          ],
          [t('Account'), <SmallCode key="id">{id}</SmallCode>],
        ]}
      />
    </Panel>
  )
}

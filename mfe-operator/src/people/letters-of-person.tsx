import type { PersonFile } from '@goodword/contract/operator-people'
import { said } from '@goodword/languages/texts'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { kindInWords } from '../letters/kind-in-words.ts'

const COLUMNS = [said('Email'), said('State'), said('Sent')]
const STATES: Record<string, string> = {
  waiting: said('Waiting'),
  queued: said('Queued'),
  sent: said('Sent'),
  parked: said('Undeliverable'),
}

/** Emails to somebody by kind and time, with the id of those that did not arrive; nobody reads here what they say. */
export function LettersOfPerson({ letters }: Pick<PersonFile, 'letters'>) {
  const { t } = useTexts()
  return (
    <DataTable label={t('Emails')} columns={COLUMNS.map((column) => t(column))}>
      {letters.map(({ id, kind, state, createdAt, sentAt }) => (
        <DataRow key={id}>
          <DataCell label={t('Email')} lead place="start">
            <TwoLines
              strong
              first={kindInWords(kind)}
              second={
                <>
                  <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
                  {/* To be looked for in the log. */}
                  {state === 'parked' ? (
                    <>
                      {' '}
                      <SmallCode>{id}</SmallCode>
                    </>
                  ) : null}
                </>
              }
            />
          </DataCell>
          <DataCell label={t('State')} fit place="corner">
            {state === 'parked' ? <Badge tone="red">{t(STATES[state] ?? state)}</Badge> : t(STATES[state] ?? state)}
          </DataCell>
          <DataCell label={t('Sent')} fit>
            {sentAt ? <time dateTime={sentAt}>{formatMoment(sentAt)}</time> : t('Not yet')}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}

import type { PersonFile } from '@goodword/contract/operator-people'
import { said } from '@goodword/languages/texts'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { kindInWords } from '../letters/kind-in-words.ts'

const COLUMNS = [said('Email'), said('State'), said('Queued'), said('Sent')]
const STATES: Record<string, string> = {
  waiting: said('Waiting'),
  queued: said('Queued'),
  sent: said('Sent'),
  parked: said('Undeliverable'),
}

/** Emails to somebody by kind and id; nobody reads here what they say. */
export function LettersOfPerson({ letters }: Pick<PersonFile, 'letters'>) {
  const { t } = useTexts()
  return (
    <DataTable label={t('Emails')} columns={COLUMNS.map((column) => t(column))}>
      {letters.map(({ id, kind, state, createdAt, sentAt }) => (
        <DataRow key={id}>
          <DataCell label={t('Email')} lead>
            <TwoLines strong first={kindInWords(kind)} second={<SmallCode>{id}</SmallCode>} />
          </DataCell>
          <DataCell label={t('State')} fit>
            {t(STATES[state] ?? state)}
          </DataCell>
          <DataCell label={t('Queued')} fit>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </DataCell>
          <DataCell label={t('Sent')} fit>
            {sentAt ? <time dateTime={sentAt}>{formatMoment(sentAt)}</time> : t('Not yet')}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}

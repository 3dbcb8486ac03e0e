import type { ParkedLetter } from '@goodword/contract/operators'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { useCallback, useState } from 'react'
import { DropDialog } from './drop-dialog.tsx'
import { LetterRow } from './letter-row.tsx'

const COLUMNS = [said('Email'), said('To'), said('Why'), said('Actions')]

/** The emails, newest first, and the dialog that confirms a deletion. */
export function LettersTable({ letters }: { letters: readonly ParkedLetter[] }) {
  const { t } = useTexts()
  // Kept while the dialog closes, which still names the email.
  const [toDrop, setToDrop] = useState<ParkedLetter | null>(null)
  const [asking, setAsking] = useState(false)
  const ask = useCallback((letter: ParkedLetter) => {
    setToDrop(letter)
    setAsking(true)
  }, [])
  return (
    <>
      <DataTable label={t('Undeliverable emails')} columns={COLUMNS.map((column) => t(column))}>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onDrop={ask} />
        ))}
      </DataTable>
      {toDrop ? <DropDialog letter={toDrop} open={asking} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

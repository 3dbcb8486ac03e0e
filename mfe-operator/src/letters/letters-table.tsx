import type { ParkedLetter } from '@goodword/contract/operators'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { useCallback, useState } from 'react'
import { DropDialog } from './drop-dialog.tsx'
import { LetterRow } from './letter-row.tsx'

const COLUMNS = ['Email', 'To', 'Why', 'Actions']

/** The emails, newest first, and the dialog that confirms a deletion. */
export function LettersTable({ letters }: { letters: readonly ParkedLetter[] }) {
  // Kept while the dialog closes, which still names the email.
  const [toDrop, setToDrop] = useState<ParkedLetter | null>(null)
  const [asking, setAsking] = useState(false)
  const ask = useCallback((letter: ParkedLetter) => {
    setToDrop(letter)
    setAsking(true)
  }, [])
  return (
    <>
      <DataTable label="Undeliverable emails" columns={COLUMNS}>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onDrop={ask} />
        ))}
      </DataTable>
      {toDrop ? <DropDialog letter={toDrop} open={asking} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

import type { ParkedLetter } from '@goodword/contract/operators'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { useCallback, useState } from 'react'
import { DropDialog } from './drop-dialog.tsx'
import { LetterRow } from './letter-row.tsx'

const COLUMNS = ['Email', 'To', 'Why', 'Actions']

/** The letters, newest first, and the question before one is dropped. */
export function LettersTable({ letters }: { letters: readonly ParkedLetter[] }) {
  // The letter outlives its dialog: a closing dialog still names it.
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

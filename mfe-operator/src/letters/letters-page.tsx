import { listParkedLetters, type ParkedLetter } from '@goodword/contract/operators'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { ListResult } from '../feedback/list-result.tsx'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { LettersTable } from './letters-table.tsx'

/** Letters that were given up. */
export function LettersPage() {
  const list = useList<ParkedLetter>(firstPageOf(listParkedLetters), readPage)
  useReadAgain(list.items !== undefined, list.refresh)
  return (
    <OperatorPage
      title="Letters given up"
      lead="They were tried and could not be delivered. Nobody gets them unless you send them again."
      onRefresh={list.refresh}
      isReading={list.isReading}
    >
      <ListResult
        list={list}
        things="the letters"
        empty={
          <EmptyState
            illustration={<SentLetter />}
            heading="No letter was given up"
            text="Each one went out, or is on its way and will be tried again."
          />
        }
      >
        {(letters) => <LettersTable letters={letters} />}
      </ListResult>
    </OperatorPage>
  )
}

import { listParkedLetters, type ParkedLetter } from '@goodword/contract/operators'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { ListResult } from '../feedback/list-result.tsx'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { LettersTable } from './letters-table.tsx'

/** Undeliverable emails. */
export function LettersPage() {
  const { t } = useTexts()
  const list = useList<ParkedLetter>(firstPageOf(listParkedLetters), readPage)
  useReadAgain(list.items !== undefined, list.refresh)
  return (
    <OperatorPage
      title={t('Undeliverable emails')}
      lead={t('Every delivery attempt failed. These emails stay undelivered until you resend them.')}
      onRefresh={list.refresh}
      isReading={list.isReading}
    >
      <ListResult
        list={list}
        loading={t('Loading the emails...')}
        failed={t("We couldn't load the emails")}
        empty={
          <EmptyState
            illustration={<SentLetter />}
            heading={t('No undeliverable emails')}
            text={t('Every email was sent or waits for its next attempt.')}
          />
        }
      >
        {(letters) => <LettersTable letters={letters} />}
      </ListResult>
    </OperatorPage>
  )
}

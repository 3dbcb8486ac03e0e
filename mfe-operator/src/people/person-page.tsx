import { pathOf } from '@goodword/contract/endpoint'
import { type PersonFile, readPerson } from '@goodword/contract/operator-people'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { useParams, useTexts } from '@goodword/shared-ui/kernel'
import { ReadResult } from '../feedback/read-result.tsx'
import { useAnswer } from '../feedback/use-answer.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { PersonSections } from './person-sections.tsx'

/** One person: account, company, rewards, letters, what operators did and wrote. */
export function PersonPage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const answer = useAnswer<PersonFile>(pathOf(readPerson, { id }))
  return (
    <OperatorPage
      title={answer.data?.person.name ?? t('Person')}
      lead={t('All that operators see of a person. Looking at it is recorded in the audit log.')}
      onRefresh={answer.refresh}
      isReading={answer.isReading}
    >
      <ReadResult
        answer={answer}
        loading={t('Loading the person...')}
        failed={t("We couldn't load the person")}
        skeleton={<RowsSkeleton />}
      >
        {(file) => <PersonSections file={file} onChanged={answer.refresh} />}
      </ReadResult>
    </OperatorPage>
  )
}

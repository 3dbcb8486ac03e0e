import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { lazy, Suspense } from 'react'
import { useQuestions } from './use-questions.ts'

const QuestionsSection = lazy(() =>
  import(/* webpackChunkName: "rare-hiring-questions" */ './questions-section.tsx').then(
    (module) => ({ default: module.QuestionsSection }),
    () => ({ default: NotLoaded }),
  ),
)

/** The questions that wait for an answer, above the applications; nothing, and nothing loaded, where nobody asks. */
export function OpenQuestions() {
  const { questions } = useQuestions(true)
  if (!questions?.length) return null
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <QuestionsSection />
    </Suspense>
  )
}

function NotLoaded() {
  const { t } = useTexts()
  return <p>{t('The questions did not load. Please open the page again.')}</p>
}

import type { CloseReason as Reason } from '@goodword/contract/jobs'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'

const SENTENCES: Record<Reason['in'], string> = {
  requirements: said('Found in its requirements: “{word}”'),
  location: said('Found in its location: “{word}”'),
  typo: said('Spelled “{word}” here'),
  occupation: said('Also called {word}'),
}

/** Why a job is among those that come close. */
export function CloseReason({ why }: { why: Reason }) {
  const { t } = useTexts()
  return <Sentence text={t(SENTENCES[why.in], { word: why.word })} names={[why.word]} />
}

import type { CloseReason as Reason } from '@goodword/contract/jobs'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'

const SAID: Record<Reason['in'], (word: string) => string> = {
  requirements: (word) => `Found in its requirements: “${word}”`,
  location: (word) => `Found in its location: “${word}”`,
  typo: (word) => `Spelled “${word}” here`,
  occupation: (word) => `Also called ${word}`,
}

/** Why a job is among those that come close. */
export function CloseReason({ why }: { why: Reason }) {
  return <Sentence text={SAID[why.in](why.word)} names={[why.word]} />
}

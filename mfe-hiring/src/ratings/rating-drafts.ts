import type { Mark } from '@goodword/contract/marks'

/** What is typed of a rating: by criterion, so that a changed criterion loses nothing of the others. */
export interface TypedJudgement {
  mark: Mark | ''
  evidence: string
}
export type RatingDraft = ReadonlyMap<string, TypedJudgement>

const drafts = new Map<string, RatingDraft>()

/** What was typed and not sent, by application: the next one and back again loses nothing. */
export const draftOf = (applicationId: string): RatingDraft | undefined => drafts.get(applicationId)
export const hasDraft = (applicationId: string): boolean => drafts.has(applicationId)
export const keepDraft = (applicationId: string, draft: RatingDraft): void => void drafts.set(applicationId, draft)
export const dropDraft = (applicationId: string): void => void drafts.delete(applicationId)

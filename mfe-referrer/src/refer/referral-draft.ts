import type { ReferredPerson } from './referred-person.ts'

/** Names what was typed for a referral of this person to this job; the shell removes it for the next person by that. */
export function draftKey(userId: string, jobId: string): string {
  return `draft:referral:${userId}:${jobId}`
}

/** In the tab alone, and not beyond it: it is about somebody who does not know of it yet. */
export const draftStorage = () => sessionStorage

/** Removes it: sent, or closed by somebody who does not want to send it. */
export function forgetDraft(userId: string, jobId: string): void {
  try {
    draftStorage().removeItem(draftKey(userId, jobId))
  } catch {
    // Storage is forbidden: then nothing was kept.
  }
}

/** Removes it where it is about somebody else than who was chosen now. */
export function forgetDraftOfOthers(userId: string, jobId: string, person: ReferredPerson): void {
  try {
    const draft = JSON.parse(draftStorage().getItem(draftKey(userId, jobId)) ?? '{}')
    if (draft.candidateName !== person.candidateName) forgetDraft(userId, jobId)
  } catch {
    // As above.
  }
}

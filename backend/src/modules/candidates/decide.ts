import type { CandidateNoteInput, CorrectionInput } from '@goodword/contract/corrections'
import type { Decision, Ending } from '@goodword/contract/form-answer'
import type { ReportInput } from '@goodword/contract/reports'
import type * as z from 'zod/mini'
import type { ApplySession } from '../../auth/apply-session.ts'
import type { Deps } from '../../deps.ts'
import { reportByLink } from '../reports/report-by-link.ts'
import { confirmAddress } from './confirm-address.ts'
import { correctApplication } from './correct-application.ts'
import { declineReferral } from './decline-referral.ts'
import { disownApplication } from './disown-application.ts'
import { endOtherRoles } from './end-other-roles.ts'
import { eraseCandidate } from './erase-candidate.ts'
import { openToOtherRoles } from './open-to-other-roles.ts'
import { sendNote } from './send-note.ts'
import { showInterest } from './show-interest.ts'
import { withdrawApplication } from './withdraw-application.ts'

interface Choice {
  decision: Exclude<Decision, 'ask'>
  /** With a decline: whether the person wants no invitation ever again. */
  never: boolean
  /** With a report: what is wrong with the posting. */
  report: () => z.output<typeof ReportInput>
  /** With a correction or a note: what it says. */
  correction: () => z.output<typeof CorrectionInput>
  note: () => z.output<typeof CandidateNoteInput>
}

/**
 * Does what a candidate has decided, by the verb of that decision, whose rules hold.
 * @param session of this browser
 * @returns how the link ended, where it did
 * @throws what the verb throws
 */
export async function decide(
  deps: Deps,
  session: ApplySession | null,
  token: string,
  { decision, never, report, correction, note }: Choice,
): Promise<Ending | undefined> {
  switch (decision) {
    case 'interest':
      await showInterest(deps, token)
      return undefined
    case 'decline':
      await declineReferral(deps, token, { never })
      return never ? 'never' : 'declined'
    case 'confirm':
      await confirmAddress(deps, token)
      return undefined
    case 'disown':
      await disownApplication(deps, token)
      return undefined
    case 'withdraw':
      await withdrawApplication(deps, session, token)
      return undefined
    case 'other-roles':
      await openToOtherRoles(deps, session, token)
      return undefined
    case 'no-other-roles':
      await endOtherRoles(deps, session, token)
      return undefined
    case 'report':
      await reportByLink(deps, token, report())
      return undefined
    case 'correct':
      await correctApplication(deps, session, token, correction())
      return undefined
    case 'note':
      await sendNote(deps, session, token, note())
      return undefined
    case 'erase':
      await eraseCandidate(deps, session, token)
      return 'erased'
  }
}

import type { DECISION } from '@goodword/contract/applications'
import { tellAtFault } from '@goodword/contract/tell-at'
import type * as z from 'zod/mini'
import { BadInput } from '../../errors.ts'

const NOT_A_NO = 'A sentence to the candidate goes with a rejection. Please leave it out.'

type Decision = { [Field in keyof typeof DECISION]?: z.output<(typeof DECISION)[Field]> }

/**
 * Checks what can be said of a decision whatever it is about, once: of many, none is set then.
 * @throws BadInput for a time that is past or far off, and for a sentence to the candidate without a rejection
 */
export function checkDecision({ status, reason, tellAt }: Decision): void {
  const fault = tellAt && tellAtFault(new Date(tellAt), Date.now())
  if (fault) throw new BadInput(fault, { tellAt: fault })
  if (reason?.toCandidate && status !== 'rejected') throw new BadInput(NOT_A_NO, { 'reason.toCandidate': NOT_A_NO })
}

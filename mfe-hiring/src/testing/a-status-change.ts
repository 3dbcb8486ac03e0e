import type { StatusChange } from '@goodword/contract/inbox'

/** A status that was set without a word. */
export function aStatusChange(fields: Partial<StatusChange> = {}): StatusChange {
  return {
    ...{ id: 's1', from: 'pending', to: 'pending', by: null, isMine: false, at: '2026-03-05T12:00:00.000Z' },
    ...{ reason: null, toCandidate: null, recommenderSees: false, toldAt: null },
    ...fields,
  }
}

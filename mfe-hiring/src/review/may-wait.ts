import type { Application } from '@goodword/contract/applications'

/** Whether a decision can be told later: not of whom everybody knows to be hired (docs/rules.md#a-status-can-be-told-later). */
export function mayWait({ toldStatus }: Pick<Application, 'toldStatus'>): boolean {
  return toldStatus !== 'hired'
}

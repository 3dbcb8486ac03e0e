import type { Finding } from '@goodword/contract/read-posting'

/** Goes to the field of the form that a finding is about, and selects its words. */
export function showWords({ field, start, end }: Pick<Finding, 'field' | 'start' | 'end'>): void {
  const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`form [name="${field}"]`)
  if (!input) return
  input.focus({ preventScroll: true })
  if (end > start) input.setSelectionRange(start, end)
  // To the middle: at the edge the page's header would cover it.
  input.scrollIntoView({ block: 'center' })
}

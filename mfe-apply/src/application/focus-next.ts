import type { KeyboardEvent } from 'react'

/**
 * Leads by Enter from a field of one line to the next one: a phone's return key says "next". It stands in the middle, above the
 * keyboard, which covers less than half of a screen.
 */
export function focusNext(event: KeyboardEvent): void {
  const { key, nativeEvent, target } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const controls = Array.from(target.form?.elements ?? []) as HTMLElement[]
  const next = controls.slice(controls.indexOf(target) + 1).find((one) => one.getClientRects().length > 0)
  event.preventDefault()
  focusAt(next)
}

/** To the middle: at the edges the page's header or a phone's keyboard would cover it. */
export function focusAt(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}

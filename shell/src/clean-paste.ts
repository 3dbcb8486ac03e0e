import { invisible } from '@goodword/contract/invisible'

/**
 * Pastes what a server would store of a text from Word: its line breaks as line ends, without the control characters that
 * nobody sees (docs/rules.md#what-is-typed-is-what-is-seen). By the browser's own command, which keeps "Undo"; any other text
 * is left to the browser.
 */
export function cleanPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  const isLine = target instanceof HTMLInputElement
  if (event.defaultPrevented || !(isLine || target instanceof HTMLTextAreaElement)) return
  const pasted = clipboardData?.getData('text/plain') ?? ''
  const clean = isLine ? invisible.plainLine(pasted).replace(/\r\n?|\n/g, ' ') : invisible.plainText(pasted)
  if (!invisible.hasControls(pasted) || clean === '') return
  if (document.execCommand('insertText', false, clean)) event.preventDefault()
}

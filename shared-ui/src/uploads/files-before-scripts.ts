/**
 * What upload slots do while React is not there. Printed into every page as it stands, so it is small and imports
 * nothing. Where React is there it comes first, and what it has dealt with arrives here prevented.
 */
addEventListener('click', (event) => {
  const input = slotAt(event)
  // A slot that is busy or full: Fluent's button then hears no click, so it prevents none.
  if (event.defaultPrevented || !input || !(event.target as Element).closest('button:not([aria-disabled])')) return
  // A page that React has rendered from scratch meanwhile has another input in this one's place: the files go to that.
  input.onchange = () => {
    const label = JSON.stringify(input.getAttribute('aria-label'))
    const current = input.isConnected ? null : document.querySelector<HTMLInputElement>(`input[aria-label=${label}]`)
    if (!current) return
    current.files = input.files
    current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  input.click()
})

addEventListener('dragover', takeFiles)
addEventListener('drop', takeFiles)

/**
 * Into the slot they are dropped on. Beside one the browser would leave the page for them, and forget what was typed.
 */
function takeFiles(event: DragEvent): void {
  const { dataTransfer: dragged, type } = event
  if (event.defaultPrevented || !dragged?.types.includes('Files')) return
  event.preventDefault()
  const input = slotAt(event)
  if (!input) dragged.dropEffect = 'none'
  else if (type === 'drop') input.files = dragged.files
}

/** The document itself can be a target, too, and has no surroundings. */
function slotAt({ target }: Event): HTMLInputElement | null | undefined {
  return (target as Element).closest?.('[data-takes-files]')?.querySelector('input')
}

/**
 * What is on the page of these names without being set apart: from right to left they would reorder the words around them.
 * Of options no browser takes more than text.
 */
export function namesAmongWords(names: readonly string[]): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    const text = texts.currentNode.textContent ?? ''
    if (!parent || parent.closest('option') || !names.some((name) => text.includes(name))) continue
    const isAlone = names.includes(parent.textContent ?? '')
    if (!isAlone || !parent.matches('bdi, [dir]')) faults.push(parent.outerHTML)
  }
  return faults
}

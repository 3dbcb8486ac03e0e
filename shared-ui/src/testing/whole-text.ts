/** Finds by all of an element's text, with that of the elements in it: a name in a sentence is one of its own. */
export function wholeText(text: string | RegExp) {
  const reads = ({ textContent }: Element) =>
    typeof text === 'string' ? textContent === text : text.test(textContent ?? '')
  return (_: string, element: Element | null) =>
    element !== null && reads(element) && ![...element.children].some(reads)
}

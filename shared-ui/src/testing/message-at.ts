/** What is said at a field, as a screen reader hears it with the field: hint and message. */
export function messageAt(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

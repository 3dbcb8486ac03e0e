/**
 * Gives the entry of the browser's history that was pushed for a dialog with an address to the dialog that takes its place:
 * closing that one leaves the entry. To be called once the address is the page's again.
 */
export function handOverEntry(): void {
  history.replaceState({ ...history.state, dialogs: 1 }, '')
}

/** What operators see of an address: where its mail goes, `•••@example.org`. */
export function maskedAddress(email: string): string {
  return `•••${email.slice(email.lastIndexOf('@'))}`
}

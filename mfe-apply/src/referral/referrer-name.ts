/** First and last name of who referred, or 'A colleague' where neither is known. */
export function referrerName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'A colleague'
}

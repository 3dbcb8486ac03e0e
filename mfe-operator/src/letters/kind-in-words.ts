/** The kind of a letter as a person reads it: 'referrer-status' is 'Referrer status'. */
export function kindInWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

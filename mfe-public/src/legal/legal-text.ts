/** A text that people agree to or are informed by, in the order in which it is read: marked English (`said`). */
export interface LegalText {
  title: string
  /** What it comes down to. */
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}

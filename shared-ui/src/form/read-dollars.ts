/** Thousands grouped by comma, dot or space: '60,000', '60.000' and '60 000' are sixty thousand. */
const GROUPED = /^-?\d{1,3}(?:[.,\s]\d{3})+$/

/** Dollars as somebody typed them; null for nothing, NaN for what is no number. */
export function readDollars(typed: string): number | null {
  const text = typed.trim().replace(/^\$\s*/, '')
  if (text === '') return null
  return Number(GROUPED.test(text) ? text.replace(/[.,\s]/g, '') : text)
}

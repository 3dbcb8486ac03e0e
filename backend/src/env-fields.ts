import * as z from 'zod/mini'

/** How single variables of the environment are checked. No message repeats a value: it may be a secret. */
export const filled = () => z.string('is missing').check(z.minLength(1, 'is missing'))
export const url = () => filled().check(z.refine((value) => URL.canParse(value), 'is not a URL'))
export const optionalUrl = () => z.optional(url())

/** Comma-separated. */
export const list = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value) => itemsOf(value)),
  )

/** The items of a comma-separated value, trimmed; none of a missing one. */
export function itemsOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

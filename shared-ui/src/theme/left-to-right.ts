/**
 * Takes the place of `rtl-css-js/core` in Griffel (scripts/rspack.ts): the product is in English only, and mirroring every
 * rule for languages written from right to left takes a slow phone some 15 ms per page.
 */
export const convert = <Styles>(styles: Styles): Styles => styles

/** @returns the declaration as it is */
export const convertProperty = <Value>(key: string, value: Value): { key: string; value: Value } => ({ key, value })

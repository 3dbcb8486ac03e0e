/** Below this width a table's row is a block of a few lines. */
export const onPhones = '@media (max-width: 799px)'
/** Of these the wider ones, as tablets are: there is room for three cells side by side. */
export const onTablets = '@media (min-width: 560px) and (max-width: 799px)'
/**
 * A phone whose reader has set larger text in the browser, where two things side by side have no room. In media queries an `em` is that
 * text's size. Written so that it comes after the others: style sheets are sorted by their queries.
 */
export const onLargeText = '@media (width <= 18em)'

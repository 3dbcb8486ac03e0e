/** Where a row of the list has its buttons beside it, and the tools are in one line. */
export const onWide = '@media (min-width: 900px)'
/** Tablets and phones. */
export const onNarrow = '@media (max-width: 899px)'
export const onTablets = '@media (min-width: 640px) and (max-width: 899px)'
/** Where the filters are in a sheet. */
export const onPhones = '@media (max-width: 639px)'

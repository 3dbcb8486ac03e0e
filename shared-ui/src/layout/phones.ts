/** Below this width a table's row is a card. */
export const onPhones = '@media (max-width: 799px)'
/** Of these the wider ones, as tablets are: there is room for three cells side by side. */
export const onTablets = '@media (min-width: 560px) and (max-width: 799px)'

/** Below this width a table's row is a card. */
export const onPhones = '@media (max-width: 799px)'

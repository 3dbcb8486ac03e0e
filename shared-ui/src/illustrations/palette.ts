// Derived from the theme's five illustration colours, so light and dark stay in step without more variables.

/** Sheets, cards and pale cloth: nearly white in light, a deeper shade in dark. */
export const paper = 'oklch(from var(--illustrationSoft) calc(l * 1.35 - 0.18) calc(c * 0.4) h)'
/** Hair and features. */
export const ink = 'oklch(from var(--illustrationSkin) calc(l * 0.36) calc(c * 0.75) h)'
export const deepSkin = 'oklch(from var(--illustrationSkin) calc(l * 0.7) calc(c * 1.1) h)'

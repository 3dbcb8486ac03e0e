import type { Theme } from '@fluentui/react-components'

/** Names of our own variables beside Fluent's; their values are in `themes.ts`. */
type OwnTokens =
  | 'fontFamilyDisplay'
  | 'lineHeightReading'
  | 'rewardForeground'
  | 'rewardBackground'
  | 'rewardAccent'
  | 'heroBackground'
  | `selected${'Background' | 'Foreground'}`
  | `badge${'Green' | 'Blue' | 'Yellow' | 'Red' | 'Gray' | 'Purple'}${'Background' | 'Foreground'}`

/**
 * Every design token, Fluent's and ours, as `var(--name)`. The build puts this module in the place of Fluent's own
 * (`scripts/rspack.ts`); the values of those that are used are CSS, printed once into the page (`theme-css.ts`).
 */
export const tokens = new Proxy({} as Record<keyof Theme | OwnTokens, string>, {
  get: (_, name) => `var(--${String(name)})`,
})

import type { Theme } from '@fluentui/react-components'

/** Names of our own variables beside Fluent's; their values are in `themes.ts`. */
type OwnTokens =
  | 'fontFamilyDisplay'
  | 'rewardForeground'
  | 'rewardBackground'
  | 'rewardAccent'
  | 'heroBackground'
  | `badge${'Green' | 'Blue' | 'Yellow' | 'Red' | 'Gray' | 'Purple'}${'Background' | 'Foreground'}`

/**
 * Every design token as `var(--name)`. The build puts this module in the place of Fluent's own, whose 459 names and two
 * themes cost 21 kB brotli; the values are CSS, printed once into the page.
 */
export const tokens = new Proxy({} as Record<keyof Theme | OwnTokens, string>, {
  get: (_, name) => `var(--${String(name)})`,
})

import type { Theme } from '@fluentui/react-components'

/** Names of our own variables beside Fluent's; their values are in `themes.ts`. */
type OwnTokens =
  | 'fontFamilyDisplay'
  | 'rewardForeground'
  | 'rewardBackground'
  | 'rewardAccent'
  | 'heroBackground'
  | `badge${'Green' | 'Blue' | 'Yellow' | 'Red' | 'Gray' | 'Purple'}${'Background' | 'Foreground'}`

/** Every design token, Fluent's and ours, as `var(--name)`. Their values are CSS, printed once into the page (`theme-css.ts`). */
export const tokens = new Proxy({} as Record<keyof Theme | OwnTokens, string>, {
  get: (_, name) => `var(--${String(name)})`,
})

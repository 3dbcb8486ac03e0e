import { dark, light } from './themes.ts'

/**
 * The theme as one stylesheet: light by default, dark by the system's preference, either by `data-theme` on the root.
 * @param used keeps only the variables whose bare name it accepts; names reached through the `tokens` proxy appear in
 *   built scripts without `var(--`, so never search for that
 */
export function themeCss(used: (name: string) => boolean): string {
  const names = Object.keys(light).filter(used)
  const print = (theme: Record<string, string>, which: string[]) =>
    which.map((name) => `--${name}:${theme[name]}`).join(';')
  const differing = names.filter((name) => dark[name] !== light[name])
  const darkBlock = `color-scheme:dark;${print(dark, differing)}`
  return (
    `:root{color-scheme:light;${print(light, names)}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkBlock}}}` +
    // Never on paper, which is white.
    `@media screen{:root[data-theme=dark]{${darkBlock}}}`
  )
}

// Not by way of react-components: the build would read every component and icon for it, a second at each start.
import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-theme'
import { brand } from './brand.ts'

/**
 * Both themes as plain values, for the build alone: it prints them as CSS variables (`theme-css.ts`), so no page carries
 * a theme object. Our own variables sit beside Fluent's: rewards, badges, illustrations.
 */
type Variables = Record<string, string>

/** A theme with its sizes of text in rem, so that they follow the size which a reader has set in the browser. */
function inRem(theme: Theme): Variables {
  return Object.fromEntries(
    Object.entries(theme as unknown as Variables).map(([name, value]) =>
      /^(fontSize|lineHeight)/.test(name) ? [name, `${Number.parseFloat(value) / 16}rem`] : [name, value],
    ),
  )
}

const shape: Partial<Theme> = {
  borderRadiusMedium: '8px',
  borderRadiusLarge: '12px',
  borderRadiusXLarge: '16px',
  fontFamilyBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
}

export const light: Variables = {
  ...inRem(createLightTheme(brand)),
  ...(shape as Variables),
  colorNeutralBackground2: '#fbfaf7',
  colorNeutralBackground3: '#f4f2ec',
  colorNeutralStroke2: '#e4e1d9',
  colorNeutralForeground1: '#16211f',
  colorNeutralForeground2: '#3b4745',
  colorNeutralForeground3: '#56625f',
  colorNeutralForeground4: '#66716e',
  // Fluent's own is 3.5:1 on white; placeholders are text too.
  rewardForeground: '#8f4308',
  rewardBackground: '#fdebdc',
  rewardAccent: '#e8833a',
  heroBackground: '#eef6f3',
  badgeGreenBackground: '#dff3e6',
  badgeGreenForeground: '#0b5a2c',
  badgeBlueBackground: '#e0edfb',
  badgeBlueForeground: '#0f4c8f',
  badgeYellowBackground: '#fbf0c9',
  badgeYellowForeground: '#6b4d00',
  badgeRedBackground: '#fde4e3',
  badgeRedForeground: '#9b1c1c',
  badgeGrayBackground: '#eceae5',
  badgeGrayForeground: '#47504e',
  badgePurpleBackground: '#eee6fb',
  badgePurpleForeground: '#5b2a9d',
  illustrationLine: '#16332e',
  illustrationFill: '#0f6b5e',
  illustrationSoft: '#cbe6e1',
  illustrationAccent: '#e8833a',
  illustrationSkin: '#f3c9a5',
}

export const dark: Variables = {
  ...inRem(createDarkTheme(brand)),
  ...(shape as Variables),
  colorNeutralBackground1: '#182120',
  colorNeutralBackground1Hover: '#202b29',
  colorNeutralBackground1Pressed: '#131b1a',
  colorNeutralBackground1Selected: '#24302e',
  colorNeutralBackground2: '#101716',
  colorNeutralBackground3: '#0b1110',
  colorNeutralStroke2: '#2c3937',
  colorNeutralForeground1: '#f1f5f4',
  colorNeutralForeground2: '#cdd6d4',
  colorNeutralForeground3: '#a9b5b2',
  colorNeutralForeground4: '#97a4a1',
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorBrandForegroundLinkHover: brand[130],
  colorBrandForegroundLinkPressed: brand[110],
  colorCompoundBrandForeground1: brand[120],
  colorCompoundBrandBackground: brand[110],
  colorCompoundBrandStroke: brand[110],
  rewardForeground: '#ffc391',
  rewardBackground: '#43260f',
  rewardAccent: '#f0944f',
  heroBackground: '#13201d',
  badgeGreenBackground: '#103a22',
  badgeGreenForeground: '#93e0b0',
  badgeBlueBackground: '#10304f',
  badgeBlueForeground: '#a3cdf8',
  badgeYellowBackground: '#40330a',
  badgeYellowForeground: '#f3d775',
  badgeRedBackground: '#4b1a1a',
  badgeRedForeground: '#f8b4b1',
  badgeGrayBackground: '#2c3432',
  badgeGrayForeground: '#c7d0ce',
  badgePurpleBackground: '#35204f',
  badgePurpleForeground: '#d3bafb',
  illustrationLine: '#d7e6e2',
  illustrationFill: '#448e82',
  illustrationSoft: '#1f3a35',
  illustrationAccent: '#f0944f',
  illustrationSkin: '#d9a982',
}

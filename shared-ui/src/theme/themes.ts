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

/** Of what is read, not worked with: 16/26 beside the 14/20 of `fontSizeBase300` and `lineHeightBase300`. */
const lineHeightReading = '1.625rem'

const shape: Partial<Theme> = {
  // One ring shows the focus everywhere (shell/src/global.css): Fluent's own, each of another width, is not drawn.
  colorStrokeFocus2: 'transparent',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '12px',
  borderRadiusXLarge: '16px',
  fontFamilyBase: 'system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif',
}

export const light: Variables = {
  ...inRem(createLightTheme(brand)),
  ...(shape as Variables),
  lineHeightReading,
  colorNeutralBackground2: '#fbfaf7',
  colorNeutralBackground3: '#f4f2ec',
  colorNeutralStroke2: '#e4e1d9',
  colorNeutralForeground1: '#16211f',
  colorNeutralForeground2: '#3b4745',
  colorNeutralForeground3: '#56625f',
  // Fluent's own is 3.5:1 on white; placeholders are text too.
  colorNeutralForeground4: '#66716e',
  colorNeutralStroke1: '#cfd3cd',
  colorNeutralStroke1Hover: '#a9b2ae',
  colorNeutralStroke1Pressed: '#848e8b',
  fieldStroke: '#848e8b',
  fieldStrokeHover: '#56625f',
  selectedBackground: '#d9ece6',
  selectedForeground: '#0a4b41',
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
  lineHeightReading,
  // Three grounds, each a visible step above the one below: page, card, and what is raised or chosen.
  colorNeutralBackground2: '#0b100f',
  colorNeutralBackground1: '#1a2422',
  colorNeutralBackground3: '#2d3b38',
  colorNeutralBackground1Hover: '#24302d',
  colorNeutralBackground1Pressed: '#141c1b',
  colorNeutralBackground1Selected: '#2d3b38',
  colorNeutralBackgroundDisabled: '#24302d',
  colorSubtleBackgroundHover: '#2d3b38',
  colorSubtleBackgroundPressed: '#24302d',
  colorNeutralStroke1: '#53645f',
  colorNeutralStroke1Hover: '#71837e',
  colorNeutralStroke1Pressed: '#71837e',
  colorNeutralStroke2: '#33423e',
  colorNeutralStrokeDisabled: '#33423e',
  fieldStroke: '#75857f',
  fieldStrokeHover: '#a9b5b2',
  selectedBackground: '#1d4b45',
  selectedForeground: '#d3f1ea',
  colorNeutralForeground1: '#f1f5f4',
  colorNeutralForeground2: '#cdd6d4',
  colorNeutralForeground3: '#a9b5b2',
  colorNeutralForeground4: '#97a4a1',
  colorNeutralForegroundDisabled: '#71837e',
  colorNeutralForeground2BrandHover: '#8fd6c8',
  colorNeutralForeground2BrandPressed: '#6cc4b4',
  colorBrandForeground1: '#7fcdbf',
  colorBrandForeground2: '#9bdbcf',
  colorBrandForegroundLink: '#7fcdbf',
  colorBrandForegroundLinkHover: '#9bdbcf',
  colorBrandForegroundLinkPressed: '#6cc4b4',
  colorCompoundBrandForeground1: '#7fcdbf',
  // Bright, with dark words on it: the deep green of the light theme is mud on a dark card.
  colorBrandBackground: '#4fb8a6',
  colorBrandBackgroundHover: '#68c8b8',
  colorBrandBackgroundPressed: '#3ea391',
  colorNeutralForegroundOnBrand: '#04201b',
  colorCompoundBrandBackground: '#4fb8a6',
  colorCompoundBrandBackgroundHover: '#68c8b8',
  colorCompoundBrandBackgroundPressed: '#3ea391',
  colorCompoundBrandStroke: '#4fb8a6',
  colorCompoundBrandStrokePressed: '#3ea391',
  colorBrandStroke1: '#7fcdbf',
  colorBrandStroke2: '#2f6d63',
  rewardForeground: '#ffc391',
  rewardBackground: '#43260f',
  rewardAccent: '#f0944f',
  heroBackground: '#17372f',
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
  illustrationFill: '#4fb8a6',
  illustrationSoft: '#20504a',
  illustrationAccent: '#f0944f',
  illustrationSkin: '#d9a982',
}

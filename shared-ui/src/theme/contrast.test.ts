import { describe, expect, test } from 'bun:test'
import { dark, light } from './themes.ts'

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what has to be seen of a control. */
const TEXT = 4.5
const CONTROL = 3
/** The least step between two grounds that is seen beside each other; not WCAG's. */
const STEP = 1.15

const PAGE = 'colorNeutralBackground2'
const CARD = 'colorNeutralBackground1'
const RAISED = 'colorNeutralBackground3'
const GROUNDS = [PAGE, CARD, RAISED, 'colorNeutralBackground1Hover', 'heroBackground']

/** Of the background, of the words on it. */
const TEXTS: [ground: string, text: string][] = [
  ...GROUNDS.flatMap((ground) =>
    ['colorNeutralForeground1', 'colorNeutralForeground2', 'colorNeutralForeground3', 'colorBrandForeground1'].map(
      (text): [string, string] => [ground, text],
    ),
  ),
  ...[PAGE, CARD].flatMap((ground) =>
    ['colorNeutralForeground4', 'colorBrandForegroundLink', 'colorPaletteRedForeground1', 'rewardForeground'].map(
      (text): [string, string] => [ground, text],
    ),
  ),
  ...['', 'Hover', 'Pressed'].flatMap((state): [string, string][] => [
    [`colorBrandBackground${state}`, 'colorNeutralForegroundOnBrand'],
    [`colorStatusDangerBackground3${state}`, 'colorNeutralForegroundStaticInverted'],
    [`colorNeutralBackground1${state}`, `colorNeutralForeground1${state}`],
  ]),
  ...['Green', 'Blue', 'Yellow', 'Red', 'Gray', 'Purple'].map((tone): [string, string] => [
    `badge${tone}Background`,
    `badge${tone}Foreground`,
  ]),
  ['selectedBackground', 'selectedForeground'],
  // The small words of a row that is ticked.
  ['selectedBackground', 'colorNeutralForeground3'],
  ['rewardBackground', 'rewardForeground'],
]

/** A secondary button is known by its words, so its thin frame is none of them. */
const CONTROLS = [PAGE, CARD].flatMap((ground) =>
  [
    'fieldStroke',
    'fieldStrokeHover',
    'colorBrandStroke1',
    'colorBrandBackground',
    'colorCompoundBrandBackground',
    'colorCompoundBrandStroke',
    'colorNeutralStrokeAccessible',
    'colorPaletteRedBorder2',
  ].map((control): [string, string] => [ground, control]),
)

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  const between = ([one, other]: readonly [string, string]) => contrast(theme[one] ?? '', theme[other] ?? '')

  test('every text keeps 4.5:1 on its ground', () => {
    expect(tooLow(TEXTS, TEXT, between)).toEqual([])
  })

  test('every control keeps 3:1 on page and card', () => {
    expect(tooLow(CONTROLS, CONTROL, between)).toEqual([])
  })

  test('what is chosen is seen on page and card', () => {
    const chosen = [PAGE, CARD].map((ground): [string, string] => [ground, 'selectedBackground'])
    expect(tooLow(chosen, STEP, between)).toEqual([])
  })
})

test('in the dark theme page, card and what is raised are three grounds', () => {
  const [page, card, raised] = [PAGE, CARD, RAISED].map((name) => luminance(dark[name] ?? ''))
  expect([page, card, raised].toSorted(ascending)).toEqual([page, card, raised])
  const between = ([one, other]: readonly [string, string]) => contrast(dark[one] ?? '', dark[other] ?? '')
  const steps: [string, string][] = [
    [PAGE, CARD],
    [CARD, RAISED],
    [CARD, 'heroBackground'],
  ]
  expect(tooLow(steps, STEP, between)).toEqual([])
})

function tooLow(
  pairs: readonly [string, string][],
  least: number,
  between: (pair: readonly [string, string]) => number,
): string[] {
  return pairs
    .filter((pair) => !(between(pair) >= least))
    .map((pair) => `${pair.join(' and ')}: ${between(pair).toFixed(2)}`)
}

const ascending = (one = Number.NaN, other = Number.NaN) => one - other

/** As WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted(ascending)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = (colour.match(/^#(..)(..)(..)$/) ?? [])
    .slice(1)
    .map((hex) => {
      const part = Number.parseInt(hex, 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import { styleOf } from './style-of.ts'

type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'gray'

/** Where each colour ends on the wheel, in degrees; red goes on behind the last. */
const ENDS: [number, Colour][] = [
  [20, 'red'],
  [70, 'yellow'],
  [170, 'green'],
  [245, 'blue'],
  [320, 'purple'],
  [360, 'red'],
]
/** Paler than this, from 0 to 1, is gray. */
const GRAY = 0.15

/** What colour the words of an element are. */
export function colourOf(element: HTMLElement): Colour {
  const color = styleOf(element, 'color')
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1)
  if (!parts) throw new Error(`"${color}" is no colour of the theme`)
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16) / 255) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  if (range === 0 || range / most < GRAY) return 'gray'
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return ENDS.find(([end]) => sixth * 60 <= end)?.[1] ?? 'red'
}

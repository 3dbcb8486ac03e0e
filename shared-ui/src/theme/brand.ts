import type { BrandVariants } from '@fluentui/react-components'

/** Goodword's deep green-teal, from nearly black to nearly white. */
export const brand: BrandVariants = {
  10: '#021411',
  20: '#05231e',
  30: '#07312a',
  40: '#094037',
  50: '#0a4b41',
  60: '#0b564b',
  70: '#0d6155',
  80: '#0f6b5e',
  90: '#2a7d70',
  100: '#448e82',
  110: '#5fa89b',
  120: '#7ab9ad',
  130: '#95c9c0',
  140: '#b0d8d1',
  150: '#cbe6e1',
  160: '#e6f4f2',
}

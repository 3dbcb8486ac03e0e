import type { ReferrerContent } from '../content/referral-content.ts'
import { bea } from './bea.ts'
import { malik } from './malik.ts'
import { maya } from './maya.ts'
import { theo } from './theo.ts'
import { yuki } from './yuki.ts'

export const REFERRERS: readonly ReferrerContent[] = [maya, theo, bea, malik, yuki]

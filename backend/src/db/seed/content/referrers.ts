import type { ReferrerContent } from './referral-content.ts'
import { bea } from './referrals/bea.ts'
import { malik } from './referrals/malik.ts'
import { maya } from './referrals/maya.ts'
import { theo } from './referrals/theo.ts'
import { yuki } from './referrals/yuki.ts'

export const REFERRERS: readonly ReferrerContent[] = [maya, theo, bea, malik, yuki]

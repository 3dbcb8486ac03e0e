import type { CompanyContent } from '../content/company-content.ts'
import { auroraEnergy } from './aurora-energy.ts'
import { bluebirdHealth } from './bluebird-health.ts'
import { cedarAndStone } from './cedar-and-stone.ts'
import { copperline } from './copperline.ts'
import { driftwoodLabs } from './driftwood-labs.ts'
import { fernway } from './fernway.ts'
import { harborlight } from './harborlight.ts'
import { juniperBank } from './juniper-bank.ts'
import { kiteworksStudio } from './kiteworks-studio.ts'
import { lumenLearning } from './lumen-learning.ts'
import { marlowFoods } from './marlow-foods.ts'
import { orbitFreight } from './orbit-freight.ts'

export const COMPANIES: readonly CompanyContent[] = [
  auroraEnergy,
  bluebirdHealth,
  cedarAndStone,
  copperline,
  driftwoodLabs,
  fernway,
  harborlight,
  juniperBank,
  kiteworksStudio,
  lumenLearning,
  marlowFoods,
  orbitFreight,
]

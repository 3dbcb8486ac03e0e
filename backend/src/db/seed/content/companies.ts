import { auroraEnergy } from './companies/aurora-energy.ts'
import { bluebirdHealth } from './companies/bluebird-health.ts'
import { cedarAndStone } from './companies/cedar-and-stone.ts'
import { copperline } from './companies/copperline.ts'
import { driftwoodLabs } from './companies/driftwood-labs.ts'
import { fernway } from './companies/fernway.ts'
import { harborlight } from './companies/harborlight.ts'
import { juniperBank } from './companies/juniper-bank.ts'
import { kiteworksStudio } from './companies/kiteworks-studio.ts'
import { lumenLearning } from './companies/lumen-learning.ts'
import { marlowFoods } from './companies/marlow-foods.ts'
import { orbitFreight } from './companies/orbit-freight.ts'
import type { CompanyContent } from './company-content.ts'

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

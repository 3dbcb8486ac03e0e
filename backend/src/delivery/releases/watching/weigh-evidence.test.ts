import { expect, setDefaultTimeout, test } from 'bun:test'
import { FALSE_ALARMS } from './rollout.ts'
import { seeded } from './seeded.ts'
import { type Block, weighEvidence } from './weigh-evidence.ts'

// Thousands of releases, on a machine that may be busy.
setDefaultTimeout(60_000)

interface World {
  /** Visitors of the release and of the others in a block. */
  sizes: [number, number]
  /** How often a visitor of either fails, block by block. */
  fails: (block: number) => [number, number]
}

/** One release, looked at after each block. @returns the evidence after each */
function* watch(random: () => number, { sizes, fails }: World, blocks = 1000): Generator<number> {
  const { add } = weighEvidence()
  const share = (visitors: number, often: number) => {
    let failures = 0
    for (let count = 0; count < visitors; count++) failures += random() < often ? 1 : 0
    return { visitors, failures }
  }
  for (let at = 0; at < blocks; at++) {
    const [release, others] = fails(at)
    const block: Block = { release: share(sizes[0], release), others: share(sizes[1], others) }
    yield add(block)
  }
}

const EQUAL: [string, World][] = [
  ['one in a thousand fails, and half get it', { sizes: [5, 5], fails: () => [0.001, 0.001] }],
  ['one in a hundred fails, and a tenth get it', { sizes: [2, 18], fails: () => [0.01, 0.01] }],
  ['one in ten fails, and one in a hundred gets it', { sizes: [1, 99], fails: () => [0.1, 0.1] }],
  ['there is an outage for both', { sizes: [5, 5], fails: (at) => (at % 50 < 10 ? [0.5, 0.5] : [0.002, 0.002]) }],
]
const RUNS = 1000
const BLOCKS = 100

test.each(EQUAL)('of releases that are as good few are ever suspected, where %s', (_, world) => {
  const random = seeded(7)
  /** Evidence of which a share of `rate` comes by chance, at most. */
  const rates = [0.1, 0.02, FALSE_ALARMS]
  const alarms = rates.map(() => 0)
  for (let run = 0; run < RUNS; run++) {
    let highest = 0
    for (const evidence of watch(random, world, BLOCKS)) highest = Math.max(highest, evidence)
    for (const [at, rate] of rates.entries()) if (highest >= 1 / rate) alarms[at] = (alarms[at] ?? 0) + 1
  }
  // Three standard deviations above what there may be.
  for (const [at, rate] of rates.entries())
    expect(alarms[at]).toBeLessThanOrEqual(RUNS * rate + 3 * Math.sqrt(RUNS * rate))
})

const BROKEN: [string, World, number][] = [
  ['half get it', { sizes: [5, 5], fails: () => [0.05, 0.001] }, 500],
  ['a tenth get it', { sizes: [2, 18], fails: () => [0.05, 0.001] }, 250],
  ['one in a hundred gets it', { sizes: [1, 99], fails: () => [0.05, 0.001] }, 200],
]

test.each(BROKEN)('one that fails for one in twenty is found, where %s', (_, world, most) => {
  const random = seeded(11)
  const found = Array.from({ length: 300 }, () => {
    let visitors = 0
    for (const evidence of watch(random, world)) {
      visitors += world.sizes[0]
      if (evidence >= 1 / FALSE_ALARMS || visitors > 5000) return visitors
    }
    return visitors
  }).sort((one, other) => one - other)
  expect(found[285]).toBeLessThanOrEqual(most)
})

test('what fails less often than the others is never suspected', () => {
  const random = seeded(3)
  for (let run = 0; run < 100; run++)
    for (const evidence of watch(random, { sizes: [5, 5], fails: () => [0.001, 0.05] }, 200))
      expect(evidence).toBeLessThan(1 / FALSE_ALARMS)
})

test('a block without others says nothing', () => {
  const { add } = weighEvidence()
  expect(add({ release: { visitors: 100, failures: 100 }, others: { visitors: 0, failures: 0 } })).toBeCloseTo(1)
})

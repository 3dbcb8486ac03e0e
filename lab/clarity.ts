import { say } from '../scripts/say.ts'
import { measureClarity } from './clarity/measure-clarity.ts'

/**
 * `bun run clarity` of the lab: how many seeded flaws the second reader of postings finds, what it says of plain postings, and how its
 * steps grow. The figures are of its list as it is; the corpus is in lab/clarity/.
 */
const { phrases, seeded, found, missed, plain, perPlain, byRule, harmless, blamed, growth } = measureClarity()
say(`Phrases: ${phrases}`)
say(`Seeded flaws found: ${found} of ${seeded} (${Math.round((100 * found) / seeded)}%)`)
for (const flaw of missed) say(`  missed: ${flaw}`)
say(`Findings in a plain posting, on average of ${plain}: ${perPlain.toFixed(2)}`)
for (const [rule, count] of Object.entries(byRule)) say(`  ${rule}: ${count}`)
say(`Harmless sentences remarked on: ${blamed.length} of ${harmless}`)
for (const sentence of blamed) say(`  remarked on: ${sentence}`)
for (const { kB, steps, milliseconds } of growth) say(`${kB} kB: ${steps} steps, ${milliseconds.toFixed(1)} ms`)

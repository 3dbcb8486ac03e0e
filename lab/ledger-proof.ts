import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from '../scripts/install.ts'
import { ROOT } from '../scripts/rooms.ts'
import { giveUp, say } from '../scripts/say.ts'

/**
 * `bun run ledger-proof` of the lab: 100,000 random facts about money with the database killed under them, and writes lab/pages/ledger-proof.md.
 * Takes half an hour. `--facts 3000` is quicker and writes nothing.
 */
const ALL = 100_000
const { values } = parseArgs({ options: { facts: { type: 'string', default: String(ALL) } } })
const facts = Number(values.facts)
if (!Number.isInteger(facts) || facts < 1) giveUp('✗ --facts takes a whole number.')
await install()
const { proofPage } = await import('./ledger-proof/proof-page.ts')
const folder = await mkdtemp(join(tmpdir(), 'goodword-ledger-proof-'))
const LEDGER_PROOF_FILE = join(folder, 'proof.json')
const child = Bun.spawn([process.execPath, 'test', './backend/src/money/ledger/random-facts.test.ts'], {
  cwd: ROOT,
  env: { ...process.env, LEDGER_PROOF_FILE, LEDGER_FACTS: String(facts), LEDGER_KILLS: '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const failed = await child.exited
// A run that stopped at a fault has nothing to tell but that fault, which was printed.
const proof = await readFile(LEDGER_PROOF_FILE, 'utf8').catch(() => undefined)
await rm(folder, { recursive: true })
if (proof) {
  const page = proofPage(JSON.parse(proof))
  say(page)
  if (facts >= ALL) await writeFile(join(ROOT, 'lab/pages/ledger-proof.md'), page)
}
process.exit(failed)

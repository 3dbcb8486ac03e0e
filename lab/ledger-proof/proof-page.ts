import { formatCents } from '../../backend/contract/src/format-cents.ts'
import type { Proof } from '../../backend/test/record-proof.ts'
import { markdownTable } from '../../scripts/markdown-table.ts'

const count = (number: number) => number.toLocaleString('en-US')

/** The page of a run, whatever came of it. */
export function proofPage(proof: Proof): string {
  const { recommenders, managers, candidatesAtOnce } = proof
  const tried = proof.facts.reduce((sum, [, times]) => sum + times, 0)
  const facts = proof.facts.toSorted(([, one], [, other]) => other - one)
  const mustBeNothing: [what: string, value: string, isNothing: boolean][] = [
    ['sum of all accounts', formatCents(proof.sum), proof.sum === 0],
    [
      'drift from what the second implementation expects, all accounts together',
      formatCents(proof.drift),
      proof.drift === 0,
    ],
    ['accounts whose balance a replay of all transfers does not give', count(proof.differing), proof.differing === 0],
    ['accounts below nothing', count(proof.belowNothing), proof.belowNothing === 0],
    ['applications with two promises that stand', count(proof.doublePromises), proof.doublePromises === 0],
    ['rules of `bun run check:ledger` that do not hold', count(proof.brokenRules), proof.brokenRules === 0],
  ]
  return `# Random facts about money

Written by \`bun run ledger-proof\` in \`lab/\`, never by hand. Facts of every kind happen in random order to ${recommenders + managers + candidatesAtOnce} people at a
time (${recommenders} who recommend, ${managers} who hire, ${candidatesAtOnce} who applied), ${proof.factsAtOnce} of them at once, while processes of the database are killed in the
middle of their work. After each round every reward that they touched must stand where some order of the facts leads, by a second
implementation of the rules ([oracle.ts](../../backend/test/oracle.ts), a switch of thirty lines): the run ends at the first that does
not. At the end all accounts are held against it, and all transfers are played once more. The figures are of one run on the machine
that ran it; \`LEDGER_SEED=${proof.seed}\` tries the same facts again.

## What must be nothing

${markdownTable([['', 'found', 'held'], ...mustBeNothing.map(([what, value, isNothing]) => [what, value, isNothing ? 'yes' : 'no'])])}

## What happened

${markdownTable([
  ['', ''],
  ['facts', count(tried)],
  ['done, or without effect', count(proof.done)],
  ['refused, as the rules say', count(proof.refused)],
  ['cut off by a kill, and so done or not done', count(proof.cut)],
  ['kills of the database', count(proof.kills)],
  ['people who applied, one after the other', count(proof.candidates)],
  ['promises', count(proof.rewards)],
  ['transfers', count(proof.transfers)],
  ['accounts', count(proof.accounts)],
  ['money moved', formatCents(proof.moved)],
  ['seconds', count(Math.round(proof.seconds))],
])}

${markdownTable([['fact', 'tried'], ...facts.map(([fact, times]) => [fact, count(times)])])}
`
}

import { readGoodWord } from '../../backend/contract/src/read-good-word.ts'
import { readNo } from '../../backend/contract/src/read-no.ts'
import { type Finding, POSTING_PHRASE_COUNT, readPosting } from '../../backend/contract/src/read-posting.ts'
import { HARMLESS_IN_GOOD_WORD, HARMLESS_IN_NO, HARMLESS_IN_POSTINGS } from './harmless-sentences.ts'
import { PLAIN_POSTINGS } from './plain-postings.ts'
import { type Flaw, SEEDED_FLAWS } from './seeded-flaws.ts'

/** What the second reader finds of seeded flaws and of plain postings, and how its steps grow with the text. */
export interface Clarity {
  phrases: number
  seeded: number
  found: number
  missed: string[]
  plain: number
  /** Findings in an average plain posting. */
  perPlain: number
  byRule: Record<string, number>
  harmless: number
  /** Harmless sentences that are remarked on. */
  blamed: string[]
  /** Steps for texts of so many kB, and milliseconds of the fastest of five runs. */
  growth: { kB: number; steps: number; milliseconds: number }[]
}

const KB = 1024

/** Measures it; milliseconds are of this machine. */
export function measureClarity(): Clarity {
  const missed = SEEDED_FLAWS.flatMap((flaw, at) => {
    const base = PLAIN_POSTINGS[at % 20]
    return base && isFound(flaw, readPosting(flaw.change(base))) ? [] : [`${flaw.rule} (flaw ${at + 1})`]
  })
  const plain = PLAIN_POSTINGS.flatMap((posting) => readPosting(posting))
  const byRule: Record<string, number> = {}
  for (const { rule } of plain) byRule[rule] = (byRule[rule] ?? 0) + 1
  return {
    phrases: POSTING_PHRASE_COUNT,
    seeded: SEEDED_FLAWS.length,
    found: SEEDED_FLAWS.length - missed.length,
    missed,
    plain: PLAIN_POSTINGS.length,
    perPlain: plain.length / PLAIN_POSTINGS.length,
    byRule,
    harmless: HARMLESS_IN_POSTINGS.length + HARMLESS_IN_NO.length + HARMLESS_IN_GOOD_WORD.length,
    blamed: blamedSentences(),
    growth: [12.5, 25, 50, 100].map(growthAt),
  }
}

function isFound({ rule }: Flaw, findings: readonly Finding[]): boolean {
  const [name, part] = rule.split(':')
  return findings.some((finding) => finding.rule === name && (!part || finding.parts?.some((one) => one === part)))
}

/** Those of postings in an otherwise plain one, and by what that has no finding of. */
function blamedSentences(): string[] {
  const [base] = PLAIN_POSTINGS
  const plain = new Set(base && readPosting(base).map(({ rule }) => rule))
  return [
    ...HARMLESS_IN_POSTINGS.filter((sentence) =>
      readPosting({ ...base, description: `${base?.description} ${sentence}` }).some(({ rule }) => !plain.has(rule)),
    ),
    ...HARMLESS_IN_NO.filter((sentence) => readNo(sentence).length > 0),
    ...HARMLESS_IN_GOOD_WORD.filter((sentence) => {
      const { remarks, question } = readGoodWord(sentence)
      return remarks.length > 0 || question
    }),
  ]
}

function growthAt(kB: number) {
  const whole = PLAIN_POSTINGS.map(({ description, requirements }) => `${description}\n${requirements}`).join('\n\n')
  const text = whole.repeat(Math.ceil((kB * KB) / whole.length)).slice(0, kB * KB)
  const posting = { title: 'Baker', location: 'Oslo', description: text, requirements: '' }
  let steps = 0
  readPosting(posting, () => steps++)
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    readPosting(posting)
    return performance.now() - start
  })
  return { kB, steps, milliseconds: Math.min(...times) }
}

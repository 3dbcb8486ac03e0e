import { seeded } from './seeded.ts'
import { type Share, weighEvidence } from './weigh-evidence.ts'

/** Of so many visitors one at least has to be in a block: there are some hundred of them, however many people come. */
const BLOCK = 100
/** Visitors of before that each one of the release is compared with, at most. */
const BEFORE_MAX = 10
/** So many visitors of the release are compared with those of before, at least. */
const HORIZON = 400

/**
 * Compares a release with the one before, as visitors come: with those who get the other one at the same time; and, once
 * everybody gets it, with those of the stretch before, from the latest back. Each visitor is looked at once.
 */
export function startComparison() {
  const weigh = weighEvidence()
  const [release, beside, before] = [none(), none(), none()]
  let block = { release: none(), others: none() }
  let [evidence, highest] = [1, 1]
  /** Visitors of the release since it is alone. */
  let alone = 0
  let dealt = 0
  let deal = dealer([])

  function take(of: Share, others: Share): void {
    add(release, of)
    add(block.release, of)
    add(block.others, others)
    const size = Math.max(1, Math.floor(release.visitors / BLOCK))
    if (block.release.visitors < size || block.others.visitors === 0) return
    evidence = weigh.add(block)
    highest = Math.max(highest, evidence)
    block = { release: none(), others: none() }
  }

  return {
    /** The next visitors, of a time at which both were given out. */
    sameTime(of: Share, others: Share): void {
      add(beside, others)
      take(of, others)
    },
    /** Who had the release before in the stretch before, in pieces, the latest first. Told once, before `afterwards`. */
    before(pieces: readonly Share[]): void {
      for (const piece of pieces) add(before, piece)
      deal = dealer(pieces)
    },
    /** The next visitors, of a time at which everybody got the release. */
    afterwards(of: Share): void {
      alone += of.visitors
      const each = Math.min(BEFORE_MAX, before.visitors / HORIZON)
      const others = deal(Math.floor(alone * each) - dealt)
      dealt += others.visitors
      take(of, others)
    },
    /** How much speaks against the release now: 1 is nothing. */
    evidence: () => evidence,
    /** How much did at most: what the rate of false alarms holds for. */
    highest: () => highest,
    /** What was counted of the release, and of those it is compared with. */
    counted() {
      const atSameTime = alone === 0
      return { ...release, others: atSameTime ? { ...beside } : { ...before }, atSameTime }
    },
  }
}

function none(): Share {
  return { visitors: 0, failures: 0 }
}

/** More fail than came where a failure is counted later than its visitor: nobody fails twice. */
function add(sum: Share, { visitors, failures }: Share): void {
  sum.visitors += visitors
  sum.failures += Math.min(visitors, failures)
}

/**
 * Hands visitors out of pieces, one piece after the other, and those of a piece in an order of their own, which has nothing to do
 * with who failed: the same at every start.
 */
function dealer(pieces: readonly Share[]): (count: number) => Share {
  const random = seeded(1)
  const rest = pieces.filter(({ visitors }) => visitors > 0).values()
  let piece = none()
  return (count) => {
    const dealt = none()
    while (dealt.visitors < count) {
      if (piece.visitors === 0) {
        const next = rest.next()
        if (next.done) return dealt
        add(piece, next.value)
      }
      const isFailure = random() * piece.visitors < piece.failures ? 1 : 0
      piece = { visitors: piece.visitors - 1, failures: piece.failures - isFailure }
      dealt.visitors += 1
      dealt.failures += isFailure
    }
    return dealt
  }
}

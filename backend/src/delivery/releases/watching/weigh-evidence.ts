/** Some of the visitors of a release: how many there were, and for how many it failed. */
export interface Share {
  visitors: number
  failures: number
}

/** Visitors of the release, and others that it is compared with: if it is as good, each of them failed as easily as any other. */
export interface Block {
  release: Share
  others: Share
}

/** How often visitors may fail where all is as usual, and how many times the odds of that a broken release may have. */
const USUAL = [0.0005, 0.002, 0.008, 0.03, 0.12]
const TIMES = [3, 10, 30, 100, 400]

/** What is held against "it is as good as the others": how often the release fails and how often the others do, with their logarithms. */
const ALTERNATIVES = USUAL.flatMap((others) =>
  TIMES.map((times) => ({ release: withLogs(raised(others, times)), others: withLogs(others) })),
)

function withLogs(share: number) {
  return { share, fails: Math.log(share), works: Math.log1p(-share) }
}

function raised(share: number, times: number): number {
  const odds = (share / (1 - share)) * times
  return odds / (1 + odds)
}

/**
 * A sequential test of two proportions: is a release worse than the others? It may be looked at after every block, and ended at any
 * of them: the evidence ever gets as high as `1 / alpha` for a release that is as good with a chance of `alpha` at most, whatever
 * the number of looks, however often visitors fail, and if that changes from block to block.
 *
 * Of a block with `m` visitors of the release and `n` others it is `∏ p(x | a)/p(x | c) · ∏ p(y | b)/p(y | c)`, where `a` and `b` are how often
 * either fails in an alternative, and `c = (m·a + n·b)/(m + n)`. Where everybody fails equally often, the two factors that a visitor
 * adds have the means `f` and `g` with `m·f + n·g = m + n`, so the mean of the whole, `f^m · g^n`, is 1 at most. Products over blocks, and
 * the mean over the alternatives, then keep that, and Ville's inequality gives the rate of false alarms. Which visitors make a block
 * may depend on how many came, and not on whether they failed.
 *
 * R. J. Turner, A. Ly, P. D. Grünwald, "Generic E-variables for exact sequential k-sample tests that allow for optional stopping",
 * Journal of Statistical Planning and Inference 230 (2024), theorem 1; J. Ville, "Étude critique de la notion de collectif" (1939).
 * @returns `add`, which takes a block and answers the evidence so far: 1 is none, below it speaks for the release
 */
export function weighEvidence(): { add: (block: Block) => number } {
  const logs = new Float64Array(ALTERNATIVES.length)
  return {
    add({ release, others }) {
      const [m, n] = [release.visitors, others.visitors]
      let sum = 0
      for (const [at, of] of ALTERNATIVES.entries()) {
        const both = withLogs((m * of.release.share + n * of.others.share) / (m + n))
        const log = (logs[at] ?? 0) + gained(release, of.release, both) + gained(others, of.others, both)
        logs[at] = log
        sum += Math.exp(log)
      }
      return sum / ALTERNATIVES.length
    },
  }
}

/** By how much `own` explains better who failed than `both` does: the logarithm of the ratio of the likelihoods. */
function gained({ visitors, failures }: Share, own: Logs, both: Logs): number {
  return failures * (own.fails - both.fails) + (visitors - failures) * (own.works - both.works)
}

type Logs = ReturnType<typeof withLogs>

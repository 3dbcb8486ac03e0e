/** Some of the visitors of a release: how many there were, and for how many it failed. */
interface Share {
  visitors: number
  failures: number
}

/** A release, and those it is compared with. */
export interface Compared extends Share {
  others: Share
}

/** A release fails from so many failures of so many visitors on, and at so many times the share of the others. */
const VISITORS = 20
const FAILURES = 3
const TIMES = 5
/** From so many on, at the same times, nobody else gets it. */
const DOUBT = 2

/** Whether a release is to be taken back. */
export function isFailing(compared: Compared): boolean {
  return compared.visitors >= VISITORS && failsMore(compared, FAILURES)
}

/** Whether it has to be seen first what becomes of a release. */
export function isInDoubt(compared: Compared): boolean {
  return failsMore(compared, DOUBT)
}

/** With nobody to compare with nothing is said. */
function failsMore({ visitors, failures, others }: Compared, from: number): boolean {
  return failures >= from && others.visitors > 0 && failures * others.visitors >= TIMES * others.failures * visitors
}

/** What a database of a size has in it. */
export interface Contents {
  jobs: number
  referrals: number
  people: number
  companies: number
  /** That descriptions are put together from. */
  sentences: number
  /** As many referrals and applications have one recommender and one job, and at least as many jobs one company. */
  own: number
}

/** The most of one person's. */
const OWN = 10_000
const SENTENCES = 20_000

export function contentsOf(jobs: number): Contents {
  return {
    jobs,
    referrals: Math.ceil(jobs / 5),
    people: Math.ceil(jobs / 10),
    companies: Math.ceil(jobs / 100),
    sentences: Math.min(SENTENCES, jobs),
    own: Math.min(OWN, Math.ceil(jobs / 10)),
  }
}

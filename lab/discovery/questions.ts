import type { Name, Onet } from './read-onet.ts'

export interface Questions {
  /** A job for each occupation, titled as people who do the work report it; no title twice. */
  jobs: (Name & { text: string })[]
  /** Other names of that work, which nobody was told of. */
  asked: Name[]
  /** The rest. */
  known: Onet
}

/** Keeps names back, by a number from which the same follow each time. */
export function keepBack(onet: Onet, count: number, seed: number): Questions {
  let state = seed
  const below = (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * most)
  }
  const texts = new Map(onet.occupations.map(({ code, description }) => [code, description]))
  const taken = new Set<string>()
  const jobs = [...Map.groupBy(onet.reported, ({ code }) => code)].flatMap(([code, names]) => {
    const free = names.filter(({ name }) => !taken.has(name.toLowerCase()))
    const chosen = free[below(free.length)]
    if (!chosen) return []
    taken.add(chosen.name.toLowerCase())
    return [{ ...chosen, text: texts.get(code) ?? '' }]
  })
  const withJob = new Set(jobs.map(({ code }) => code))
  const could = onet.alternate.filter(({ code }) => withJob.has(code))
  const keyOf = ({ code, name }: Name) => `${code} ${name.toLowerCase()}`
  const asked = new Map<string, Name>()
  while (asked.size < Math.min(count, could.length)) {
    const name = could[below(could.length)]
    if (name) asked.set(keyOf(name), name)
  }
  const isKept = (name: Name) => !asked.has(keyOf(name))
  return {
    jobs,
    asked: [...asked.values()],
    known: { ...onet, reported: onet.reported.filter(isKept), alternate: onet.alternate.filter(isKept) },
  }
}

/** What of a profile in V8's format is read here. */
export interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[]
  /** The node that ran, at each look. */
  samples: number[]
  /** Microseconds from the look before, of each. */
  timeDeltas: number[]
}

/** Where watching happens: our counting, noting and sending, and the libraries that do it. */
const WATCHING =
  /\/backend\/src\/watching\/((metrics|telemetry|metrics-port)\/|(trace|trace-ids)\.ts)|prom-client|@opentelemetry/
const IDLE = new Set(['(idle)', '(program)', '(garbage collector)'])

/**
 * @param from microseconds of the profile that are left out at its start, while the server was loading its code
 * @returns the part of the time that went into watching and what it called, of the time in which anything ran
 */
export function shareOfWatching({ nodes, samples, timeDeltas }: Profile, from: number): number {
  const kinds = new Map<number, 'idle' | 'watching' | 'work'>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const waiting = nodes.slice(0, 1).map(({ id }) => ({ id, isWatching: false }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = byId.get(next.id)
    if (!node) continue
    const isWatching = next.isWatching || WATCHING.test(node.callFrame.url)
    kinds.set(node.id, IDLE.has(node.callFrame.functionName) ? 'idle' : isWatching ? 'watching' : 'work')
    for (const id of node.children ?? []) waiting.push({ id, isWatching })
  }
  const spent = { idle: 0, watching: 0, work: 0 }
  let passed = 0
  for (const [at, id] of samples.entries()) {
    const took = timeDeltas[at] ?? 0
    passed += took
    if (passed > from) spent[kinds.get(id) ?? 'idle'] += took
  }
  return spent.watching / (spent.watching + spent.work)
}

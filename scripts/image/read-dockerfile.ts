/** One instruction of a Dockerfile. */
export interface Step {
  /** In capitals: `COPY`, `RUN`. */
  instruction: string
  /** All that stands behind it, lines that go on joined. */
  rest: string
}

/** What stands between one `FROM` and the next. */
export interface Stage {
  /** An image, or the name of a stage before it. */
  from: string
  name: string
  steps: Step[]
}

/**
 * Reads a Dockerfile as far as ours go: stages of instructions, lines that go on with a backslash, comments.
 * @throws Error where an instruction stands before the first `FROM`
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, '')
  for (const [, instruction = '', rest = ''] of lines.matchAll(/^(\w+)\s+(.*)$/gm)) {
    if (instruction === 'FROM') {
      const [from = '', , name = ''] = rest.split(/\s+/)
      stages.push({ from, name, steps: [] })
      continue
    }
    const stage = stages.at(-1)
    if (!stage) throw new Error(`${instruction} stands before FROM.`)
    stage.steps.push({ instruction, rest })
  }
  return stages
}

/** A list in JSON, as `CMD` has it, or words. */
export function wordsOf(rest: string): string[] {
  return rest.startsWith('[') ? (JSON.parse(rest) as string[]) : rest.split(/\s+/)
}

/** The flags of an instruction, such as `--from=build`, and the words behind them. */
export function flagsOf(rest: string): { flags: Record<string, string>; words: string[] } {
  const words = wordsOf(rest)
  const first = words.findIndex((word) => !word.startsWith('--'))
  const flags = words.slice(0, first).map((flag) => flag.slice(2).split('=') as [string, string])
  return { flags: Object.fromEntries(flags), words: words.slice(first) }
}

import type { Occupation } from '../../backend/src/modules/jobs/occupations/occupation-lines.ts'

/** How many files a browser loads one beside the other. */
const PARTS = 4

/**
 * The names that a browser looks contacts' titles up by: an occupation a line, its names with `|` between them. A name
 * with brackets stands for what is before and in them.
 * @returns the lines in parts of about one size
 */
export function nameParts(occupations: readonly Occupation[]): string[] {
  const lines = occupations.map(({ names }) => withoutRepeats(names.split('|')).join('|'))
  const size = lines.reduce((sum, line) => sum + line.length, 0) / PARTS
  const parts: string[][] = []
  let filled = size
  for (const line of lines) {
    if (filled >= size && parts.length < PARTS) {
      parts.push([])
      filled = 0
    }
    parts.at(-1)?.push(line)
    filled += line.length
  }
  return parts.map((part) => part.join('\n'))
}

function withoutRepeats(names: readonly string[]): string[] {
  const inBrackets = new Set(names.flatMap((name) => /^(.+\S) \((.+)\)$/.exec(name)?.slice(1) ?? []))
  return names.filter((name, at) => at === 0 || !inBrackets.has(name))
}

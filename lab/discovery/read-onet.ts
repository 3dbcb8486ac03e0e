import { join } from 'node:path'
import type { Occupation } from '../../backend/src/modules/jobs/occupations/occupation-lines.ts'

export interface Name {
  code: string
  name: string
}

/** What is read of the O*NET database's tables. */
export interface Onet {
  occupations: { code: string; title: string; description: string }[]
  /** Titles that people who do the work gave. */
  reported: Name[]
  /** Other titles, with their short forms. */
  alternate: (Name & { short: string | undefined })[]
  /** For each code related ones, the nearest first. */
  related: Map<string, string[]>
}

/** Reads the folder of tab-separated files. */
export async function readOnet(folder: string): Promise<Onet> {
  const rows = async (name: string) => {
    const text = await Bun.file(join(folder, name)).text()
    return text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
  }
  const [occupations, reported, alternate, related] = await Promise.all(
    ['occupations', 'reported-titles', 'alternate-titles', 'related-occupations'].map((name) => rows(`${name}.tsv`)),
  )
  const inOrder = (related ?? []).toSorted((one, other) => Number(one[3]) - Number(other[3]))
  return {
    occupations: (occupations ?? []).map(([code = '', title = '', description = '']) => ({ code, title, description })),
    reported: (reported ?? []).map(([code = '', name = '']) => ({ code, name })),
    alternate: (alternate ?? []).map(([code = '', name = '', short]) => ({
      code,
      name,
      short: short === 'n/a' ? undefined : short,
    })),
    related: new Map(
      [...Map.groupBy(inOrder, ([code = '']) => code)].map(([code, of]) => [code, of.map((row) => row[1] ?? '')]),
    ),
  }
}

/** Occupations with all their names, each once. */
export function occupationsOf({ occupations, reported, alternate, related }: Onet): Occupation[] {
  const places = new Map(occupations.map(({ code }, place) => [code, place]))
  const known = Map.groupBy(
    [...reported, ...alternate, ...alternate.flatMap(({ code, short }) => (short ? [{ code, name: short }] : []))],
    ({ code }) => code,
  )
  return occupations.map(({ code, title, description }) => {
    const names = [title, ...(known.get(code) ?? []).flatMap(({ name }) => [name, ...withoutBrackets(name)])]
    const once = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
    return {
      code,
      title,
      description,
      related: (related.get(code) ?? []).flatMap((other) => places.get(other) ?? []),
      names: [...once.values()].toReversed().join('|'),
    }
  })
}

/** "Registered Nurse (RN)" is two names. */
function withoutBrackets(name: string): string[] {
  return /^(.+?)\s*\(([^)]+)\)$/.exec(name)?.slice(1) ?? []
}

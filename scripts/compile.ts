import { type Configuration, type MultiStats, rspack, type StatsCompilation } from '@rspack/core'

/**
 * Runs the compiler once over several rooms.
 * @returns what it says of each, by the configuration's name
 * @throws Error with the compiler's words when a room does not build
 */
export async function compile(rooms: Configuration[]): Promise<Record<string, StatsCompilation>> {
  const compiler = rspack(rooms)
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result))),
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  const all = stats.toJson({
    all: false,
    assets: true,
    // Every file by its name: what is on disk already would otherwise be folded into one nameless entry.
    cachedAssets: true,
    assetsSpace: Number.MAX_SAFE_INTEGER,
    entrypoints: true,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
  })
  return Object.fromEntries((all.children ?? []).map((child) => [child.name ?? '', child]))
}

/** The scripts of an entry point or a group of chunks. */
export function scriptsOf(group: { assets?: { name: string }[] } | undefined): string[] {
  return (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'))
}

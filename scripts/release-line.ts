import { takenBackWords } from '../backend/contract/src/taken-back.ts'
import type { listReleases } from '../backend/src/delivery/releases/list-releases.ts'
import { printable } from './trace/printable.ts'

type Listed = Awaited<ReturnType<typeof listReleases>>
type Now = Pick<Listed, 'pointers'> & {
  watches: readonly Pick<Listed['watches'][number], 'remote' | 'version' | 'isAuto'>[]
}

/** One release as `bun run releases` prints it: what it is, who released it and when, and who gets it. */
export function releaseLine(release: Listed['releases'][number], now: Now): string {
  const { remote, version, commit, releasedBy, bytes, createdAt } = release
  const when = createdAt.toISOString().slice(0, 16).replace('T', ' ')
  const size = `${(bytes / 1000).toFixed(1)} kB`
  const columns = [remote.padEnd(13), version.padEnd(18), when, commit.slice(0, 8), size.padStart(9), releasedBy]
  return printable([...columns, stateOf(release, now)].join('  '))
}

function stateOf(
  { remote, version, withdrawnAt, takenBack }: Listed['releases'][number],
  { pointers, watches }: Now,
): string {
  const pointer = pointers.find((row) => row.remote === remote)
  if (pointer?.version === version) {
    const goesOn = watches.some((row) => row.remote === remote && row.isAuto) ? ', more by itself' : ''
    return pointer.percent === 100 ? '← everybody' : `← ${pointer.percent} %${goesOn}`
  }
  if (withdrawnAt) return takenBack ? `taken back by itself: ${takenBackWords(takenBack)}` : 'withdrawn'
  if (pointer?.previous !== version) return ''
  return pointer.percent === 100 ? 'fallback' : '← the rest'
}

import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/** `bun run releases`: who released what, when, from which commit, how large, and what people get. */
try {
  readCommand({ usage: 'bun run releases', words: 0 })
  await install()
  const { withReleases } = await import('./releases-context.ts')
  const { listReleases } = await import('../backend/src/releases/list-releases.ts')
  const { releases, pointers } = await withReleases(({ db }) => listReleases({ db }))
  if (releases.length === 0) say('Nothing was released yet: every remote is served as the server was built.')
  for (const { remote, version, commit, releasedBy, bytes, createdAt, withdrawnAt } of releases) {
    const pointer = pointers.find((row) => row.remote === remote)
    const state =
      pointer?.version === version
        ? pointer.percent === 100
          ? '← everybody'
          : `← ${pointer.percent} %`
        : withdrawnAt
          ? 'withdrawn'
          : pointer?.previous === version
            ? pointer.percent === 100
              ? 'fallback'
              : '← the rest'
            : ''
    const when = createdAt.toISOString().slice(0, 16).replace('T', ' ')
    const size = `${(bytes / 1000).toFixed(1)} kB`
    say(
      [remote.padEnd(13), version.padEnd(18), when, commit.slice(0, 8), size.padStart(9), releasedBy, state].join('  '),
    )
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/** `bun run releases`: who released what, when, from which commit, how large, and what people get. */
try {
  readCommand({ usage: 'bun run releases', words: 0 })
  await install()
  const { withReleases } = await import('./releases-context.ts')
  const { releaseLine } = await import('./release-line.ts')
  const { listReleases } = await import('../backend/src/delivery/releases/list-releases.ts')
  const { releases, ...now } = await withReleases(({ db }) => listReleases({ db }))
  if (releases.length === 0) say('Nothing was released yet: every remote is served as the server was built.')
  for (const release of releases) say(releaseLine(release, now))
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

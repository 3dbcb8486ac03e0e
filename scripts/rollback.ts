import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/** `bun run rollback <remote>`: everybody gets the release before, within a second. */
try {
  const { words } = readCommand({ usage: 'bun run rollback <remote>, back to the one before', words: 1 })
  await install()
  const { withReleases } = await import('./releases-context.ts')
  const { remoteNamed } = await import('./rooms.ts')
  const { printable } = await import('./trace/printable.ts')
  const { readPointers } = await import('../backend/src/delivery/releases/read-releases.ts')
  const { rollBack } = await import('../backend/src/delivery/releases/roll-back.ts')
  const name = remoteNamed(words[0])
  const { from, to } = await withReleases(async ({ db }) => {
    const pointer = (await readPointers({ db })).find((row) => row.remote === name)
    return rollBack({ db }, { remote: name, expected: pointer?.version ?? null })
  })
  say(printable(`Everybody gets ${name} ${to ?? 'as the server was built'} again. ${from} is withdrawn.`))
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

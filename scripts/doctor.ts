import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run doctor`: looks at every part that the product stands on, with the environment of the server, and says of each
 * what to do. It ends with 1 where something that people do would fail.
 */
const SIGNS = { fine: '✓', warning: '!', fault: '✗' } as const

try {
  readCommand({ usage: 'bun run doctor', words: 0 })
  await install()
  const [{ parseEnv }, { runChecks }] = await Promise.all([
    import('../backend/src/parse-env.ts'),
    import('../backend/src/doctor/run-checks.ts'),
  ])
  const found = await runChecks(parseEnv({ APP_MODE: 'production', ...process.env }))
  for (const [part, findings] of Object.entries(found)) {
    for (const { state, said, remedy } of findings) {
      say(`${SIGNS[state]} ${part.padEnd(14)} ${said}${remedy ? `\n${' '.repeat(17)}${remedy}` : ''}`)
    }
  }
  const faults = Object.values(found)
    .flat()
    .filter(({ state }) => state === 'fault').length
  if (faults > 0) throw new Error(faults === 1 ? 'One fault.' : `${faults} faults.`)
  say('Nothing is at fault.')
} catch (error) {
  giveUp((error as Error).message)
}

import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run rotate`: which keys the secrets list, and what still needs each. `add <secret>` makes a new one, which all servers take
 * before it signs; `sign <secret>` has it sign; `reseal` seals with it what is stored; `drop <secret>` says when one of before may
 * go, and takes it from the list then. Each says what to do next (docs/operating.md#changing-a-secret).
 */
const USAGE =
  'bun run rotate [add <secret> [--key <file>] | sign <secret> [<id>] | reseal | drop <secret> [<id>] [--anyway]]'
try {
  const { words, options } = readCommand({
    usage: USAGE,
    words: 3,
    options: { key: { type: 'string' }, anyway: { type: 'boolean' } },
  })
  await install()
  const [{ rotate }, { serverVariables }] = await Promise.all([
    import('./rotation/rotate.ts'),
    import('./server-variables.ts'),
  ])
  await rotate({ words, ...options }, { usage: USAGE, variables: serverVariables(), say })
} catch (error) {
  giveUp(`✗ ${(error as Error).message}`)
}

import { install } from './install.ts'
import { readCommand } from './read-command.ts'
import { giveUp, say } from './say.ts'

/** `bun run trace <request id>`: what logs, letters, events and the queue tell of a request that somebody quotes. */
try {
  const usage = 'bun run trace <request id> [--logs <file>]...'
  const { words, options } = readCommand({
    usage,
    words: 1,
    options: { logs: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean' } },
  })
  if (options.help) {
    say(`${usage}\n\n  --logs  a file of the server's log, or - for standard input; may be given more than once`)
    process.exit(0)
  }
  await install()
  const { trace } = await import('./run-trace.ts')
  for (const text of await trace({ requestId: words[0], logs: options.logs })) say(text)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

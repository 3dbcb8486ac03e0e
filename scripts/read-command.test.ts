import { expect, test } from 'bun:test'
import { ROOT } from './rooms.ts'

/** Where a database would be reached if a command went on, there is none. */
const NOWHERE = 'postgres://127.0.0.1:1/none'

test.each([
  ['rollback mfe-hiring 1.2.3', "Unexpected argument '1.2.3': the command is bun run rollback <remote>, "],
  ['rollback mfe-hiring --to', "Unknown option '--to': the command is bun run rollback <remote>, "],
  [
    'release mfe-hiring mfe-apply',
    "'mfe-apply': the command is bun run release <remote> [--percent 10] [--auto] [--hold].",
  ],
  [
    'release mfe-hiring --procent 5',
    "'--procent': the command is bun run release <remote> [--percent 10] [--auto] [--hold].",
  ],
  [
    'trace 9f3a52c177d04be2 --log x',
    "Unknown option '--log': the command is bun run trace <request id> [--logs <file>]...",
  ],
  ['trace 9f3a52c177d04be2 another', "Unexpected argument 'another': the command is bun run trace <request id> "],
  ['trace 9f3a', 'That is not a request id: it has 8 to 40 letters, digits, - and _.'],
  ['trace 9f3a52c177d04be2 --logs /nowhere.log', 'There is no file /nowhere.log.'],
  ['releases mfe-hiring', "Unexpected argument 'mfe-hiring': the command is bun run releases."],
])('the command line %s is refused with its unknown part', (command, sentence) => {
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, 'run', '--silent', ...command.split(' ')], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: NOWHERE },
  })
  expect(stderr.toString()).toContain(sentence)
  expect(exitCode).toBe(1)
})

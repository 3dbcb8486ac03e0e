import { ROOT } from './rooms.ts'
import { say } from './say.ts'
import { subjectFaults } from './subject-faults.ts'

/** Part of `bun run check`: the subjects of commits, from the one that added this file on. Older ones stay as they are. */
const git = (...args: string[]) =>
  Bun.spawnSync(['git', ...args], { cwd: ROOT, stderr: 'ignore' })
    .stdout.toString()
    .trim()

// A checkout without history, as an image or an archive is, has none.
const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-commits.ts').split('\n').slice(-1)
const commits = first ? git('log', '--format=%h %s', `${first}..HEAD`).split('\n').filter(Boolean) : []
let faults = 0
for (const line of commits) {
  const [hash = '', ...words] = line.split(' ')
  for (const fault of subjectFaults(words.join(' '))) {
    say(`The subject of ${hash} ${fault}: ${words.join(' ')}`)
    faults += 1
  }
}
process.exit(faults === 0 ? 0 : 1)

import { REMOTES } from './rooms.ts'

/** One part of `bun run check`. */
export interface Check {
  /** How it is called: `bun run check lint`, `bun run check types:backend`, `bun run check types`. */
  name: string
  /** What Bun is called with. */
  args: string[]
}

const ROOMS = [
  'shell',
  'shared-ui',
  'shared-money',
  'languages',
  ...REMOTES,
  'backend',
  'e2e',
  'lab',
  'operations/drills',
  'scripts',
  'how-to-add',
]
const tool = (...args: string[]) => ['x', '--no-install', ...args]

const CHECKS: readonly Check[] = [
  ...ROOMS.map((room) => ({ name: `types:${room}`, args: tool('tsc', '-p', `${room}/tsconfig.json`) })),
  { name: 'lint', args: tool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'walls', args: tool('--bun', 'depcruise', '.') },
  { name: 'dead-code', args: tool('knip') },
  { name: 'references', args: ['scripts/check-references.ts'] },
  { name: 'pages', args: ['scripts/check-pages.ts'] },
  { name: 'openapi', args: ['scripts/check-openapi.ts'] },
  { name: 'access', args: ['scripts/access-doc.ts', '--check'] },
  { name: 'migrations', args: ['backend/src/db/migrate/check-migrations.ts'] },
  { name: 'letters', args: ['scripts/letters-doc.ts', '--check'] },
  { name: 'texts', args: ['scripts/texts.ts', '--check'] },
  { name: 'commits', args: ['scripts/check-commits.ts'] },
  { name: 'alerts', args: ['scripts/check-alerts.ts'] },
  { name: 'budgets', args: ['scripts/check-budgets.ts'] },
]

/**
 * The checks of these names, or all of them.
 * @param names `types:backend` is one check, `types` are those of every room
 * @throws Error with a sentence for the terminal when no check has a name
 */
export function checksNamed(names: readonly string[]): readonly Check[] {
  const isOf = (name: string) => (check: Check) => check.name === name || check.name.startsWith(`${name}:`)
  for (const name of names) {
    if (!CHECKS.some(isOf(name))) {
      throw new Error(`There is no check ${name}. There are: ${CHECKS.map((check) => check.name).join(', ')}.`)
    }
  }
  return names.length === 0 ? CHECKS : CHECKS.filter((check) => names.some((name) => isOf(name)(check)))
}

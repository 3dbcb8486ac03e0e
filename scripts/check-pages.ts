import { join } from 'node:path'
import { firstReplies } from '../backend/src/first-replies.ts'
import type { JobDeps } from '../backend/src/modules/jobs/recent-job-pages.ts'
import { ROUTES as FOR_EVERYBODY, type PageOf, ROLE_SETUP } from '../shell/src/routing/routes.ts'
import { REMOTES, ROOT, ROUTES } from './rooms.ts'
import { say } from './say.ts'

/**
 * Part of `bun run check`: every remote has a route, the files of a room and a row in the README, every page of a route is
 * behind its remote's door and the other way round, late pages are chunks by whose name the server finds their scripts,
 * what they ask for first is answered along with them, and e2e/pictures.spec.ts looks at each page.
 */
const faults: string[] = []
const fileOf = (...path: string[]) => Bun.file(join(ROOT, ...path))
const readme = await fileOf('README.md').text()
const pictures = await fileOf('e2e/pictures.spec.ts').text()
const folders = new Bun.Glob('mfe-*').scanSync({ cwd: ROOT, onlyFiles: false })
const leads: readonly (PageOf<string> & { forManagers?: string })[] = [ROLE_SETUP, ...ROUTES]
const routed = new Set(
  leads.flatMap(({ remote, page, forManagers = remote }) => [`${remote}/${page}`, `${forManagers}/${page}`]),
)

for (const remote of new Set([...REMOTES, ...folders])) {
  if (!ROUTES.some((route) => route.remote === remote))
    faults.push(`shell/src/routing/routes.ts has no route to ${remote}.`)
  if (!readme.includes(`| \`${remote}/\``)) faults.push(`README.md does not name ${remote}/ among the rooms.`)
  for (const file of ['package.json', 'tsconfig.json', 'src/pages.ts']) {
    if (!(await fileOf(remote, file).exists())) faults.push(`${remote} has no ${file}.`)
  }
  if (await fileOf(remote, 'src/pages.ts').exists()) await lookBehind(remote)
}
for (const page of routed)
  faults.push(`shell/src/routing/routes.ts leads to ${page}, which is not behind its remote's door.`)
for (const { path } of ROUTES) {
  const [fixed = ''] = path.split(':')
  if (!pictures.includes(`'${fixed}`)) faults.push(`e2e/pictures.spec.ts does not look at ${path}.`)
}
const asked = new Set(FOR_EVERYBODY.flatMap(({ ownData = [] }) => ownData))
// Nothing is read before a page asks.
const answered = Object.keys(firstReplies({} as JobDeps))
for (const path of asked)
  if (!answered.includes(path)) faults.push(`backend/src/first-replies.ts does not answer ${path}.`)
for (const path of answered)
  if (!asked.has(path)) faults.push(`backend/src/first-replies.ts answers ${path}, which no route asks for.`)
for (const fault of faults) say(fault)
process.exit(faults.length === 0 ? 0 : 1)

/** Holds the pages of a remote against the routes, and takes those that have one from `routed`. */
async function lookBehind(remote: string): Promise<void> {
  const door = join(remote, 'src/pages.ts')
  const source = await fileOf(door).text()
  const chunks = [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name)
  const { pages } = await import(join(ROOT, door))
  for (const page of Object.keys(pages)) {
    const chunk = `page-${remote.replace('mfe-', '')}-${page}`
    if (source.includes('import(') && !chunks.includes(chunk)) {
      faults.push(`${door}: the chunk of ${page} is not named "${chunk}", so the server cannot name its scripts.`)
    }
    if (!routed.delete(`${remote}/${page}`))
      faults.push(`shell/src/routing/routes.ts has no route to ${remote}/${page}.`)
  }
}

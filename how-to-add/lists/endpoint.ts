import type { List } from '../list.ts'

const CALL = `
/** How many jobs are open. */
export const countOpenJobs = endpoint('GET', '/api/jobs/count', { reply: z.object({ count: z.number() }) })
`

const VERB = `import { eq } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'

/** How many jobs are open. @throws Unauthenticated, Forbidden without a role */
export async function countOpenJobs({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<{ count: number }> {
  requireRole(actor)
  return { count: await db.$count(jobs, eq(jobs.isActive, true)) }
}
`

const ROUTE = `  route(countCall, {
    id: 'countOpenJobs',
    summary: 'How many jobs are open',
    may: 'people with a role',
    handle: ({ actor }) => countOpenJobs(deps, actor),
  })
`

/** What is said of every call of the contract. */
const CONTRACT = ['test', './backend/contract/test/wire.test.ts']
const ROUTES = 'backend/src/modules/jobs/routes.ts'

export const AN_ENDPOINT: List = {
  heading: 'An endpoint',
  steps: [
    {
      title: 'The call',
      take: (copy) => copy.append('backend/contract/src/jobs.ts', CALL),
      forgotten: {
        command: ['run', 'check', 'types:backend'],
        says: /jobs\/routes\.ts.*no exported member.*'countOpenJobs'/,
      },
    },
    {
      title: 'Its reply',
      take: (copy) =>
        copy.change(
          'backend/contract/test/replies.ts',
          `  'GET /api/jobs/:id': publicJob,`,
          `  'GET /api/jobs/count': { count: 3 },\n  'GET /api/jobs/:id': publicJob,`,
        ),
      forgotten: {
        command: CONTRACT,
        says: /"GET \/api\/jobs\/count"[\s\S]*\(fail\) every call that answers has its reply/,
      },
    },
    {
      title: 'The verb',
      take: (copy) => copy.write('backend/src/modules/jobs/count-open-jobs.ts', VERB),
      forgotten: { command: ['run', 'check', 'types:backend'], says: "Cannot find module './count-open-jobs.ts'" },
    },
    {
      title: 'The route',
      async take(copy) {
        await copy.change(
          ROUTES,
          `import { countMyJobs } `,
          `import { countOpenJobs } from './count-open-jobs.ts'\nimport { countMyJobs } `,
        )
        await copy.change(
          ROUTES,
          `import {\n  countMyJobs as`,
          `import {\n  countOpenJobs as countCall,\n  countMyJobs as`,
        )
        await copy.change(ROUTES, '  route(listMineCall, {', `${ROUTE}  route(listMineCall, {`)
      },
      forgotten: { command: ['run', 'check', 'openapi'], says: 'No route answers GET /api/jobs/count.' },
      afterwards: {
        title: 'The page of who may call what',
        take: (copy) => copy.bun(['scripts/access-doc.ts']),
        forgotten: {
          command: ['run', 'check', 'access'],
          says: 'lab/pages/access-matrix.md is not what `bun scripts/access-doc.ts` writes.',
        },
      },
    },
  ],
  commands: [
    ['run', 'check', 'types:backend', 'walls', 'dead-code', 'openapi', 'access'],
    CONTRACT,
    ['test', './backend/src/access-matrix.test.ts', './backend/src/openapi/'],
  ],
  files: 3,
}

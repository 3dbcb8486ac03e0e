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

const TOLD = `  countOpenJobs: { call: jobs.countOpenJobs, tag: 'Jobs', summary: 'How many jobs are open', by: 'role', status: 200 },
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
        await copy.change(
          ROUTES,
          `    .get(listMineCall.path,`,
          `    .get(countCall.path, ({ actor }) => countOpenJobs(deps, actor))\n    .get(listMineCall.path,`,
        )
      },
      forgotten: { command: ['run', 'check', 'dead-code'], says: /Unused files.*\n.*jobs\/count-open-jobs\.ts/ },
    },
    {
      title: 'What is told of it',
      take: (copy) => copy.change('backend/src/openapi/operations.ts', '  listMyJobs: {\n', `${TOLD}  listMyJobs: {\n`),
      forgotten: { command: ['run', 'check', 'openapi'], says: 'operations.ts says nothing of GET /api/jobs/count' },
    },
    {
      title: 'Its row',
      take: (copy) =>
        copy.change(
          'backend/test/access-rows.ts',
          `  'POST /api/jobs': [`,
          `  'GET /api/jobs/count': [withRole(200), (as) => as.get('/api/jobs/count')],\n  'POST /api/jobs': [`,
        ),
      forgotten: {
        command: ['run', 'check', 'security'],
        says: 'GET /api/jobs/count has no row in backend/test/access-rows.ts',
      },
    },
    {
      title: 'The page of who may call what',
      take: (copy) => copy.bun(['lab/security-doc.ts']),
      forgotten: {
        command: ['run', 'check', 'security'],
        says: 'docs/access-matrix.md is not what `bun lab/security-doc.ts` writes',
      },
    },
  ],
  commands: [
    ['run', 'check', 'types:backend', 'walls', 'dead-code', 'openapi', 'security'],
    CONTRACT,
    ['test', './backend/src/access-matrix.test.ts', './backend/src/openapi/'],
  ],
  files: 4,
}

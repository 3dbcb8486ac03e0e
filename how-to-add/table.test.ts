import { testList } from './test-list.ts'

const TABLE = `import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** What somebody asked about a job. */
export const questions = pgTable('questions', {
  id: id(),
  words: text('words').notNull(),
  createdAt: createdAt(),
})
`

/** Stands for any verb that reads or writes it. */
const USE = `.get('/healthz/questions', () => db.$count(questions))
    .get('/readyz'`

testList({
  heading: 'A table',
  steps: [
    {
      title: 'The table',
      take: (copy) => copy.write('backend/src/db/schema/questions.ts', TABLE),
      forgotten: { command: ['run', 'check', 'types:backend'], says: "Cannot find module '../db/schema/questions.ts'" },
    },
    {
      title: 'The migration',
      take: (copy) => copy.bun(['x', '--no-install', 'drizzle-kit', 'generate'], 'backend'),
      forgotten: {
        command: ['run', 'check', 'migrations'],
        says: 'No migration brings public.questions to what the schema says. Run bunx drizzle-kit generate in backend/.',
      },
    },
    {
      title: 'Its use',
      async take(copy) {
        await copy.change('backend/src/http/health-routes.ts', `.get('/readyz'`, USE)
        await copy.change(
          'backend/src/http/health-routes.ts',
          `import type { Deps } from '../deps.ts'\n`,
          `import { questions } from '../db/schema/questions.ts'\nimport type { Deps } from '../deps.ts'\n`,
        )
      },
      forgotten: {
        command: ['run', 'check', 'dead-code'],
        says: /Unused files.*\nbackend\/src\/db\/schema\/questions\.ts/,
      },
    },
  ],
  commands: [['run', 'check', 'types:backend', 'migrations', 'lint', 'dead-code']],
  files: 2,
})

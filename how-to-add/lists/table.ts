import type { List } from '../list.ts'

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
const VERB = 'backend/src/modules/users/setup-role.ts'

const KNOWN = 'backend/src/modules/candidates/tables-about-candidates.test.ts'
const CANDIDATES = ['test', `./${KNOWN}`]

export const A_TABLE: List = {
  heading: 'A table',
  steps: [
    {
      title: 'The table',
      take: (copy) => copy.write('backend/src/db/schema/questions.ts', TABLE),
      forgotten: {
        command: ['run', 'check', 'types:backend'],
        says: "Cannot find module '../../db/schema/questions.ts'",
      },
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
        await copy.change(VERB, '  if (changed', '  await db.$count(questions)\n  if (changed')
        await copy.change(
          VERB,
          `import { users } from`,
          `import { questions } from '../../db/schema/questions.ts'\nimport { users } from`,
        )
      },
      forgotten: {
        command: ['run', 'check', 'dead-code'],
        says: /Unused files.*\nbackend\/src\/db\/schema\/questions\.ts/,
      },
    },
    {
      title: 'Whether it is about candidates',
      take: (copy) => copy.change(KNOWN, `  rate_limits:`, `  questions: 'words about jobs',\n  rate_limits:`),
      forgotten: { command: CANDIDATES, says: /questions[\s\S]*\(fail\) of every table it is known whether/ },
    },
  ],
  commands: [['run', 'check', 'types:backend', 'migrations', 'dead-code'], CANDIDATES],
  files: 2,
}

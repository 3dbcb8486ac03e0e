/** What of the backend knows HTTP: the rooms that speak it, in a feature the folder `http`, and routes. */
const HTTP = ['^backend/src/.*http/', '^backend/src/web/', '^backend/src/app\\.ts$', 'routes\\.ts$']

/** Walls that `bun run check` holds; types count, as they too say who must be read to understand whom. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Of two folders that need each other neither can be read, moved or tested without the other.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-files',
      comment: 'The same for two files, also where one needs a type of the other alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'verbs-know-no-http',
      comment: 'A verb is called by a route, a worker or a script, and throws errors that have no status.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [...HTTP, '^backend/src/main\\.ts$'] },
      to: { path: [...HTTP, '/node_modules/(elysia|@elysiajs)/'] },
    },
    {
      name: 'routes-know-no-sql',
      comment: 'Routes have no rules: parse, call a verb, reply. They may ask whether the database is there.',
      severity: 'error',
      from: { path: HTTP },
      to: {
        path: ['^backend/src/db/', '/node_modules/(drizzle-orm|postgres|pg)/'],
        pathNot: '/db/(database-error|ping)\\.ts$',
      },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API yet; this parser sees imports of types, too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // A test may use every room.
    exclude: { path: ['^dist/', '\\.(test|spec|fault)\\.tsx?$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
  },
}

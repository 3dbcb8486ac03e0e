/** What of the backend knows HTTP: the rooms that speak it, in a feature the folder `http`, and routes. */
const HTTP = [
  '^backend/src/.*http/',
  '^backend/src/openapi/',
  '^backend/src/delivery/web/',
  '^backend/src/(app|first-replies)\\.ts$',
  'routes\\.ts$',
]

/** Walls that `bun run check` holds; types count, as they too say who must be read to understand whom. */
export default {
  forbidden: [
    {
      name: 'nothing-needs-the-lab',
      comment: 'The lab measures and proves the product; the product runs, and is changed, without it.',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'nothing-needs-a-drill',
      comment: 'A drill is run by hand, and made of the product.',
      severity: 'error',
      from: { pathNot: '^operations/drills/' },
      to: { path: '^operations/drills/' },
    },
    {
      name: 'no-circle-of-folders',
      comment: 'Of two folders that need each other neither can be read, moved or tested without the other.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    // What lies beside folders counts by itself, file by file.
    {
      name: 'no-circle-through-the-folder-above',
      comment: 'Files beside folders are made of them, and no folder knows what is made of it.',
      severity: 'error',
      from: {
        path: '^(backend/seed|backend/standins|backend/test|e2e|lab|mfe-[a-z-]+/src|operations/drills|scripts|shell/src)/[^/]+/',
      },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'no-circle-through-deps',
      comment: 'Deps names rooms by their types: one of them that took Deps would need all the others.',
      severity: 'error',
      from: { path: '^backend/src/.+/', pathNot: '^backend/src/(delivery|modules|sweeps)/' },
      to: { path: '^backend/src/deps\\.ts$' },
    },
    {
      name: 'no-circle-through-env',
      comment:
        'Sign-in providers say which variables they read, so the configuration is given their reader and imports none of them.',
      severity: 'error',
      from: { path: '^backend/src/(config|auth/providers)/' },
      to: { path: '^backend/src/parse-env\\.ts$' },
    },
    {
      name: 'no-circle-through-errors-and-variables',
      comment: 'Every room imports errors and how a variable is read; these import no room.',
      severity: 'error',
      from: { path: '^backend/src/(errors\\.ts$|config/)' },
      to: { path: '^backend/src/', pathNot: '^backend/src/config/' },
    },
    {
      name: 'no-circle-through-the-server',
      comment: 'The server is made of all rooms.',
      severity: 'error',
      from: { path: '^backend/src/.+/' },
      to: { path: '^backend/src/(app|main)\\.ts$' },
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
      comment:
        'Routes have no rules: parse, call a verb, reply. They may ask whether the database is there, and which one lists are read from.',
      severity: 'error',
      from: { path: HTTP },
      to: {
        path: ['^backend/src/db/', '/node_modules/(drizzle-orm|postgres|pg)/'],
        pathNot: '/db/connect/(database-error|lists|readiness)\\.ts$',
      },
    },
    {
      name: 'search-behind-one-door',
      comment:
        'Nothing else knows how jobs are found, so that another engine can take its place. Its index is merged on a schedule.',
      severity: 'error',
      from: { pathNot: '^backend/src/modules/jobs/search/' },
      to: {
        path: '^backend/src/modules/jobs/search/',
        pathNot: '/(job-search|start-merging-phrases)\\.ts$',
      },
    },
    {
      name: 'search-keeps-its-schema',
      comment: 'The words and expressions that the search asks its indexes for are used nowhere else.',
      severity: 'error',
      from: { pathNot: ['^backend/src/modules/jobs/search/', '^backend/src/db/schema/'] },
      to: { path: '^backend/src/db/schema/search-' },
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

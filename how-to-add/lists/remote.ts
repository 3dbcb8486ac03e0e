import type { List } from '../list.ts'

const PAGE = `import { Button } from '@fluentui/react-components'
import { Page } from '@goodword/shared-ui/layout/page.tsx'

/** Where newspapers look. */
export function DeskPage() {
  return (
    <Page title="Press">
      <Button>Look again</Button>
    </Page>
  )
}
`

const DOOR = `/** This remote's only door. */
export const pages = {
  desk: () =>
    import(/* webpackChunkName: "page-press-desk" */ './desk/desk-page.tsx').then(({ DeskPage }) => ({
      default: DeskPage,
    })),
}
`

const PACKAGE = {
  name: '@goodword/mfe-press',
  version: '0.1.0',
  private: true,
  type: 'module',
  exports: { './pages': './src/pages.ts' },
  dependencies: {
    '@fluentui/react-components': 'catalog:',
    '@goodword/shared-ui': 'workspace:*',
    react: 'catalog:',
  },
  devDependencies: { '@types/react': 'catalog:', 'bun-types': 'catalog:' },
}

const TSCONFIG = `{
  "extends": "../tsconfig.json",
  "compilerOptions": { "lib": ["ES2024", "DOM", "DOM.Iterable"], "types": ["bun-types/test"] },
  "include": ["src"]
}
`

const ROW = '| `mfe-press/`        | what newspapers look at'.padEnd(182)
const ROUTE = `  { path: '/desk', audience: 'signed-in', remote: 'mfe-press', page: 'desk' },\n])\n`
const pack = (fields: object) => `${JSON.stringify(fields, null, 2)}\n`

export const A_REMOTE: List = {
  heading: 'A remote',
  steps: [
    {
      title: 'The package',
      take: (copy) => copy.write('mfe-press/package.json', pack(PACKAGE)),
      forgotten: { command: ['run', 'check', 'pages'], says: 'mfe-press has no package.json.' },
    },
    {
      title: 'The types',
      take: (copy) => copy.write('mfe-press/tsconfig.json', TSCONFIG),
      forgotten: { command: ['run', 'check', 'pages'], says: 'mfe-press has no tsconfig.json.' },
    },
    {
      title: 'The packages',
      take: (copy) => copy.bun(['install']),
      forgotten: { command: ['run', 'check', 'types:mfe-press'], says: 'lockfile had changes' },
    },
    {
      title: 'A page',
      async take(copy) {
        await copy.write('mfe-press/src/desk/desk-page.tsx', PAGE)
        await copy.write('mfe-press/src/pages.ts', DOOR)
        await copy.change('shell/src/routing/routes.ts', `])\n`, ROUTE)
        await copy.change(
          'e2e/pictures.spec.ts',
          `    ...(await visit(page, '/email-test',`,
          `    ...(await visit(page, '/desk', '404 Page Not Found', 'desk')),\n    ...(await visit(page, '/email-test',`,
        )
      },
      forgotten: {
        command: ['run', 'check', 'pages'],
        says: 'shell/src/routing/routes.ts has no route to mfe-press.',
      },
    },
    {
      title: 'Its name in the README',
      take: (copy) => copy.change('README.md', '| `shared-ui/`', `${ROW} |\n| \`shared-ui/\``),
      forgotten: { command: ['run', 'check', 'pages'], says: 'README.md does not name mfe-press/ among the rooms.' },
    },
  ],
  commands: [
    ['run', 'check', 'types:mfe-press', 'types:shell', 'types:scripts', 'walls', 'dead-code', 'pages', 'budgets'],
    ['test', './operations/drills/image/dockerfile.test.ts'],
  ],
  files: 5,
}

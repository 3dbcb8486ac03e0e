import type { List } from '../list.ts'

const PAGE = `import { Page } from '@goodword/shared-ui/layout/page.tsx'

/** What we believe in. */
export function AboutPage() {
  return <Page title="About Goodword">People know people.</Page>
}
`

const BEHIND_THE_DOOR = `export const pages = {
  about: () =>
    import(/* webpackChunkName: "page-public-about" */ './about/about-page.tsx').then((module) => ({
      default: module.AboutPage,
    })),
`

const ROUTE = `  { path: '/about', audience: 'everyone', remote: 'mfe-public', page: 'about' },
])
`

export const A_PAGE: List = {
  heading: 'A page',
  steps: [
    {
      title: 'The page',
      take: (copy) => copy.write('mfe-public/src/about/about-page.tsx', PAGE),
      forgotten: { command: ['run', 'check', 'types:mfe-public'], says: "Cannot find module './about/about-page.tsx'" },
    },
    {
      title: 'Export in pages.ts',
      take: (copy) => copy.change('mfe-public/src/pages.ts', 'export const pages = {\n', BEHIND_THE_DOOR),
      forgotten: {
        command: ['run', 'check', 'pages'],
        says: "shell/src/routing/routes.ts leads to mfe-public/about, which is not behind its remote's door.",
      },
    },
    {
      title: 'The route',
      take: (copy) => copy.change('shell/src/routing/routes.ts', `])\n`, ROUTE),
      forgotten: {
        command: ['run', 'check', 'pages'],
        says: 'shell/src/routing/routes.ts has no route to mfe-public/about.',
      },
    },
    {
      title: 'Screenshot',
      take: (copy) =>
        copy.change(
          'e2e/pictures.spec.ts',
          `    ...(await visit(page, '/nothing',`,
          `    ...(await visit(page, '/about', 'People know people.', 'about')),\n    ...(await visit(page, '/nothing',`,
        ),
      forgotten: { command: ['run', 'check', 'pages'], says: 'e2e/pictures.spec.ts does not look at /about.' },
    },
  ],
  commands: [['run', 'check', 'types:mfe-public', 'types:shell', 'types:e2e', 'dead-code', 'pages']],
  files: 3,
}

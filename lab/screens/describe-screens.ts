import type { Figure } from '../../e2e/fixtures/note-figure.ts'
import { markdownTable } from '../../scripts/markdown-table.ts'

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>

/** lab/pages/screens.md of these figures. */
export function describeScreens(figures: readonly Figure[]): string {
  const axe = figures.filter((figure): figure is Of<'axe'> => figure.kind === 'axe')
  const lighthouse = figures.filter((figure): figure is Of<'lighthouse'> => figure.kind === 'lighthouse')
  const looks = axe.reduce((sum, figure) => sum + figure.looks, 0)
  const found = axe.reduce((sum, figure) => sum + figure.violations, 0)
  const score = (figure: Of<'lighthouse'>, id: string) => String(figure.scores[id] ?? '')
  const scores = lighthouse.map((figure) => [
    figure.page,
    figure.device,
    ...['accessibility', 'best-practices', 'seo'].map((id) => score(figure, id)),
  ])
  const screens = axe
    .toSorted((a, b) => (a.screen < b.screen ? -1 : 1))
    .map(({ screen, looks, violations }) => [screen, String(looks), String(violations)])
  return `# The screens, measured

Written by \`bun run screens\` in \`lab/\`, never by hand, from journeys that fail when a figure gets worse; each push runs it. It
lays a picture of every screen and state onto \`e2e/pictures/index.html\`, too, and those of each look onto a page of its own.

## Lighthouse

Out of 100, on the production build.

${markdownTable([['page', 'device', 'accessibility', 'best practices', 'SEO'], ...scores])}

## axe-core

${axe[0]?.rules ?? 0} rules of WCAG 2.2 A and AA, the size of touch targets included, and whether anything is wider than the window. Each screen
and state is looked at 1440, 1280, 768, 390 and 360 px wide, light and dark (by \`bun run test\` 1280 light or 360 dark): ${looks} looks, ${found} violations.

${markdownTable([['screen', 'looks', 'violations'], ...screens])}

Beyond that, \`e2e/phone.spec.ts\` walks every task on a screen of 360 by 740 px and looks for the same at each step, and
\`e2e/keyboard.spec.ts\` walks every task without a mouse and refuses a stop that is covered or does not show the focus.
`
}

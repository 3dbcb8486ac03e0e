import { afterEach, describe, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, within } from '@testing-library/react'
import { AiPage } from './ai-page.tsx'
import { AI_USES } from './ai-uses.ts'

afterEach(cleanup)

const open = (model: string | null) =>
  renderPage(<AiPage />, {
    replies: { '/api/installation': { operatedBy: null, operatedAt: null, contactEmail: null, model } },
  })

// docs/rules.md#how-ai-is-used-is-said
describe('the page about AI', () => {
  test('states of each use what it reads, where it runs, what it never does, and how to turn it off', () => {
    const screen = open(null)
    for (const { heading, ...facts } of AI_USES) {
      const use = screen.getByRole('heading', { level: 2, name: heading }).parentElement as HTMLElement
      for (const fact of Object.values(facts)) expect(within(use).getByText(fact)).toBeDefined()
      expect([...use.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
        'Reads',
        'Runs',
        'Never',
        'Turn it off',
      ])
    }
  })

  test('says that there is no language model where none is configured', () => {
    const screen = open(null)
    expect(screen.getByText(/^No\. This installation has no language model/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: /by a language model/ })).toBeNull()
  })

  test('names the configured language model, and what is sent to it', () => {
    const { container, getByRole } = open('fernway-small-2')
    expect(container.textContent).toContain('Yes, for two uses alone, the last ones below: fernway-small-2.')
    const use = getByRole('heading', { name: /another wording, by a language model/ }).parentElement as HTMLElement
    expect(use.textContent).toContain('The passage you send, without its links, addresses and telephone numbers')
    expect(use.textContent).toContain('when you press the button, never by itself')
    const other = getByRole('heading', { name: /other words, by a language model/ }).parentElement as HTMLElement
    expect(other.textContent).toContain('Title, description and requirements of the posting, without links')
  })

  test('has the four words of the landing page', () =>
    expect(new Set(AI_USES.map(({ heading }) => heading.split(':')[0]))).toEqual(
      new Set(['Quality', 'Clarity', 'Discovery', 'Insights']),
    ))

  test('attributes the occupation names as their license requires', () => {
    const { container } = open(null)
    expect(container.textContent).toContain(
      'O*NET 27.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Goodword has modified some of this information',
    )
    expect(container.textContent).toContain('USDOL/ETA has not approved, endorsed, or tested these modifications.')
  })
})

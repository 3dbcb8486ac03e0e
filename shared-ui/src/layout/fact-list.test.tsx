import { afterEach, expect, test } from 'bun:test'
import { cleanup, render } from '@testing-library/react'
import { FactList } from './fact-list.tsx'

afterEach(cleanup)

// docs/rules.md#what-a-person-wrote-reads-in-its-own-direction
test('a fact that is text reads in its own direction, one with elements in that of the page', () => {
  const number = <bdi key="number">5506-94A6</bdi>
  const { getByText } = render(
    <FactList
      facts={[
        ['Cover letter', 'Dear you'],
        ['Number', number],
      ]}
    />,
  )
  expect(getByText('Dear you').getAttribute('dir')).toBe('auto')
  expect(getByText('5506-94A6').closest('dd')?.hasAttribute('dir')).toBe(false)
})

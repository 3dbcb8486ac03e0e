import { afterEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { PageSkeleton } from './remotes/page-skeleton.tsx'

afterEach(cleanup)

test('while a page or an answer about who is there comes, it says so', () =>
  expect(renderPage(<PageSkeleton />).getByRole('status').textContent).toBe('Loading...'))

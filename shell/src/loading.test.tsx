import { afterEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { PageSkeleton } from './remotes/page-skeleton.tsx'

afterEach(cleanup)

test('pages and the session check show a loading text', () =>
  expect(renderPage(<PageSkeleton />).getByRole('status').textContent).toBe('Loading...'))

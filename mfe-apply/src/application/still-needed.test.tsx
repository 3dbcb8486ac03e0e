import { afterEach, expect, test } from 'bun:test'
import { cleanup, render } from '@testing-library/react'
import { StillNeeded } from './still-needed.tsx'

afterEach(cleanup)

test.each([
  [['your resume', 'your consent'], false, 'Still needed: your resume, your consent'],
  [['your resume'], true, 'Still needed: your resume'],
  [[], true, 'One moment: a file is uploading'],
  [[], false, ''],
])('with %j missing and an upload running (%p) the form says %j', (parts, uploading, words) =>
  expect(render(<StillNeeded parts={parts} uploading={uploading} />).container.textContent).toBe(words),
)

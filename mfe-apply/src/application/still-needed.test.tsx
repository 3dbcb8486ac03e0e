import { afterEach, expect, test } from 'bun:test'
import { cleanup, render } from '@testing-library/react'
import type { Part } from './missing-parts.ts'
import { StillNeeded } from './still-needed.tsx'

afterEach(cleanup)

test.each([
  [['resume', 'agreement'], false, 'Still needed: resume, agreement'],
  [['resume'], true, 'Still needed: resume'],
  [[], true, 'One moment: a file is uploading'],
  [[], false, ''],
] as [Part[], boolean, string][])(
  'with %j missing and an upload running (%p) the form says %j',
  (parts, uploading, words) =>
    expect(render(<StillNeeded parts={parts} uploading={uploading} />).container.textContent).toBe(words),
)

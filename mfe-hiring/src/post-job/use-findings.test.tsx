import { afterEach, expect, test } from 'bun:test'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { useFindings } from './use-findings.ts'

afterEach(cleanup)

test('a list of words that cannot be loaded is no posting without findings', async () => {
  const job = { description: 'We want a ninja.' }
  const load = () => Promise.reject(new Error('Offline'))
  const { result } = renderHook(() => useFindings(job, true, load))
  await waitFor(() => expect(result.current).toEqual({ findings: [], why: 'failure' }))
})

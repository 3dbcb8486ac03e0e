import { afterEach, expect, test } from 'bun:test'
import { act, cleanup, render } from '@testing-library/react'
import { dismissToast, showToast, type Toast, useToast } from './toast-store.ts'

afterEach(cleanup)

let visible: Toast | null = null

function Watch() {
  visible = useToast()
  return null
}

const show = (title: string) => act(() => showToast({ title, tone: 'neutral' }))

test('the newest notification replaces the one before', () => {
  render(<Watch />)
  show('Resume uploaded successfully!')
  show('Error')
  expect(visible?.title).toBe('Error')
})

test('dismissing a replaced notification keeps its successor', () => {
  render(<Watch />)
  show('first')
  const first = visible?.id ?? 0
  show('second')
  act(() => dismissToast(first))
  expect(visible?.title).toBe('second')
  act(() => dismissToast(visible?.id ?? 0))
  expect(visible).toBeNull()
})

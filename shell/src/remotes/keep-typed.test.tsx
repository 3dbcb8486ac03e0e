import { afterEach, beforeEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { expectTyped, isTakingOver, KeepTyped } from './keep-typed.tsx'

let sent: HTMLElement

/** What the server has sent, with a word of somebody who did not wait for the scripts. */
beforeEach(() => {
  sent = document.body.appendChild(document.createElement('div'))
  sent.innerHTML = '<input name="email">'
  const field = sent.querySelector('input')
  if (field) field.value = 'kim@people.example'
  expectTyped(document.body, 'mfe-apply', 'apply')
})
afterEach(() => {
  cleanup()
  sent.remove()
})

/** Draws a page in the place of what the server has sent. */
function draw(remote: string, page: string): HTMLInputElement | null {
  const { container } = renderPage(
    <KeepTyped remote={remote} page={page}>
      <input name="email" ref={() => sent.remove()} />
    </KeepTyped>,
  )
  return container.querySelector('input')
}

test('text typed before scripts load is kept by the hydrated page', () => {
  expect(draw('mfe-apply', 'apply')?.value).toBe('kim@people.example')
  expect(isTakingOver()).toBe(false)
})

test('text typed on a page that failed to load is not put into the next page', () => {
  expect(draw('mfe-public', 'email-test')?.value).toBe('')
  expect(isTakingOver()).toBe(false)
})

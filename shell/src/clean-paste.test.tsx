import { afterEach, expect, test } from 'bun:test'
import { cleanPaste } from './clean-paste.ts'

afterEach(() => document.body.replaceChildren())

/** What is inserted in the browser's place, and whether it does nothing of its own then. */
function paste(field: 'input' | 'textarea' | 'p', text: string, isTaken = true) {
  const inserted: unknown[] = []
  document.execCommand = (command, _, value) => {
    inserted.push(command, value)
    return isTaken
  }
  const target = document.body.appendChild(document.createElement(field))
  target.addEventListener('paste', (event) => cleanPaste(event as ClipboardEvent))
  const event = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), cancelable: true })
  event.clipboardData?.setData('text/plain', text)
  target.dispatchEvent(event)
  return { inserted, isPrevented: event.defaultPrevented }
}

test('line breaks of Word are pasted into a text as line ends, without its control characters', () =>
  expect(paste('textarea', 'I bake\u000bbread\u0002\u2028daily')).toEqual({
    inserted: ['insertText', 'I bake\nbread\ndaily'],
    isPrevented: true,
  }))

test('line breaks of Word are pasted into a single line as blanks', () =>
  expect(paste('input', 'Kim\u000bPark\r\nLisbon')).toEqual({
    inserted: ['insertText', 'Kim Park Lisbon'],
    isPrevented: true,
  }))

test.each(['I bake\r\n\tbread', 'Zo\u00eb \u200f\u05d0', ''])(
  'a text without control characters is pasted by the browser: %j',
  (text) => expect(paste('textarea', text)).toEqual({ inserted: [], isPrevented: false }),
)

test('a paste outside a field is left alone', () =>
  expect(paste('p', 'a\u000bb')).toEqual({ inserted: [], isPrevented: false }))

test('a browser that inserts nothing by command pastes by itself', () =>
  expect(paste('textarea', 'a\u000bb', false).isPrevented).toBe(false))

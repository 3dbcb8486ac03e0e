import { afterEach, describe, expect, test } from 'bun:test'
import './files-before-scripts.ts'

const chosen = [new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' })]

/** A slot as it comes from the server, and how often its file dialog was opened. */
function slot(attributes: Record<string, string> = {}) {
  document.body.innerHTML = '<div data-takes-files><input type="file"><button><b>Choose</b></button></div><p>Beside</p>'
  const input = document.querySelector('input') as HTMLInputElement
  const button = document.querySelector('button') as HTMLButtonElement
  input.setAttribute('aria-label', 'Resume')
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value)
  let opened = 0
  input.click = () => {
    opened += 1
  }
  return { input, button, opened: () => opened }
}
afterEach(() => document.body.replaceChildren())

const give = (input: HTMLInputElement, files: File[]) =>
  Object.defineProperty(input, 'files', { value: files, writable: true })
const click = (target: Element | null) =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Drags something over a target, or drops it there. */
function drag(type: 'dragover' | 'drop', target: EventTarget | null, types = ['Files']) {
  const dataTransfer = { types, files: chosen, dropEffect: 'copy' }
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer })
  target?.dispatchEvent(event)
  return { isTaken: event.defaultPrevented, dropEffect: dataTransfer.dropEffect }
}

describe('before scripts are there', () => {
  test("before scripts, a click on a slot's button opens the file picker", () => {
    const { button, opened } = slot()
    click(button.querySelector('b'))
    expect(opened()).toBe(1)
  })

  test("before scripts, clicks outside a slot's button open nothing", () => {
    const { input, opened } = slot()
    click(input.parentElement)
    click(document.querySelector('p'))
    document.dispatchEvent(new Event('click', { bubbles: true }))
    expect(opened()).toBe(0)
  })

  test('before scripts, a busy or full slot opens nothing', () => {
    const { button, opened } = slot({ 'aria-disabled': 'true' })
    click(button)
    expect(opened()).toBe(0)
  })

  test('a click already handled by the page is ignored', () => {
    const { button, opened } = slot()
    button.addEventListener('click', (event) => event.preventDefault())
    click(button)
    expect(opened()).toBe(0)
  })

  test('files chosen for a replaced slot go to the new slot', () => {
    const before = slot()
    click(before.button)
    const { input: now } = slot()
    let heard = 0
    const listen = ({ target }: Event) => {
      if (target === now) heard += 1
    }
    document.body.addEventListener('change', listen)
    give(before.input, chosen)
    give(now, [])
    before.input.dispatchEvent(new Event('change'))
    document.body.removeEventListener('change', listen)
    expect([now.files === before.input.files, heard]).toEqual([true, 1])
  })

  test('files chosen for a present or removed slot go nowhere else', () => {
    const { input, button } = slot()
    click(button)
    give(input, chosen)
    let heard = 0
    input.addEventListener('change', () => {
      heard += 1
    })
    input.dispatchEvent(new Event('change'))
    document.body.replaceChildren()
    expect(() => input.dispatchEvent(new Event('change'))).not.toThrow()
    expect(heard).toBe(2)
  })

  test('files dropped on a slot are added to it', () => {
    const { input, button } = slot()
    give(input, [])
    expect(drag('dragover', button)).toEqual({ isTaken: true, dropEffect: 'copy' })
    expect(Array.from(input.files ?? [])).toEqual([])
    expect(drag('drop', button)).toEqual({ isTaken: true, dropEffect: 'copy' })
    expect(Array.from(input.files ?? [])).toEqual(chosen)
  })

  test('files dropped outside a slot are refused without leaving the page', () => {
    slot()
    for (const target of [document.querySelector('p'), document]) {
      expect([drag('dragover', target), drag('drop', target)]).toEqual([
        { isTaken: true, dropEffect: 'none' },
        { isTaken: true, dropEffect: 'none' },
      ])
    }
  })

  test('dragged text is left to the browser', () => {
    const { input } = slot()
    give(input, [])
    expect(drag('drop', document.querySelector('p'), ['text/plain']).isTaken).toBe(false)
    document.body.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }))
  })

  test('a drop already handled by the page is ignored', () => {
    const { input, button } = slot()
    give(input, [])
    button.addEventListener('drop', (event) => event.preventDefault())
    drag('drop', button)
    expect(Array.from(input.files ?? [])).toEqual([])
  })
})

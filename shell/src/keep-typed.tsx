import { type ReactNode, useEffect, useState } from 'react'

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that a person changed in the server's HTML before React took it over. */
interface Typed {
  /** What the field is called, the same before and after; its place among those called the same is the last part. */
  key: string
  element: FieldElement
  value: string
  files: FileList | null
  isFocused: boolean
}

let expected: { root: Element; remote: string; page: string } | null = null
/** What was found last: a release that throws while it draws takes the fields down with it, and another one follows. */
let found: Typed[] = []

/** Tells that what is in this element came from the server, a page of a remote, and may have been typed into since. */
export function expectTyped(root: Element, remote: string, page: string): void {
  expected = { root, remote, page }
}

/** Whether the first page of the visit is what the server has rendered, and React has not yet taken it over. */
export function isTakingOver(): boolean {
  return expected !== null
}

/**
 * Keeps text, ticks and files that were given before React came: it would put its own state over them, or, where
 * another release has to take over, its own fields in their place. Wraps a page; does nothing but on the first page of
 * a visit, and only where the server rendered it.
 */
export function KeepTyped({ remote, page, children }: { remote: string; page: string; children: ReactNode }) {
  const [typed] = useState(() => rememberTyped(remote, page))
  useEffect(() => {
    if (expected) replayTyped(new Map(keyed(expected.root)), typed)
    expected = null
    found = []
  }, [typed])
  return children
}

function rememberTyped(remote: string, page: string): Typed[] {
  // Whoever has left for another page does not find their words there.
  if (expected?.remote !== remote || expected.page !== page) return []
  const { root } = expected
  const touched = keyed(root).flatMap(([key, element]) => {
    const isFocused = element === document.activeElement
    const files = isFile(element) ? element.files : null
    return isTouched(element) ? [{ key, element, value: element.value, files, isFocused }] : []
  })
  if (touched.length > 0) found = touched
  return found
}

/** Does it again, through events that React hears, so that the form's state knows. */
function replayTyped(fields: Map<string, FieldElement>, typed: Typed[]): void {
  for (const { key, element, value, files, isFocused } of typed) {
    const field = fields.get(key)
    if (!field) continue
    if (isFile(field)) {
      if (field !== element) field.files = files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (isBox(field)) {
      // Back to what React believes, then the person's own click.
      field.checked = field.defaultChecked
      field.click()
    } else setValue(field, value)
    if (isFocused && field !== element) field.focus()
  }
}

/** React remembers the value it saw last and ignores an event that brings the same one: empty the field unseen first. */
function setValue(field: FieldElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** The fields of a page by what they are called: ids are React's own, and two releases may have different fields. */
function keyed(element: Element): [string, FieldElement][] {
  const seen = new Map<string, number>()
  return [...element.querySelectorAll<FieldElement>('input,textarea,select')].map((field) => {
    const called = `${field.type} ${field.name || (field.labels?.[0]?.textContent ?? '')}`
    const place = seen.get(called) ?? 0
    seen.set(called, place + 1)
    return [`${called} ${place}`, field]
  })
}

function isTouched(field: FieldElement): boolean {
  if (isFile(field)) return Boolean(field.files?.length)
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return !field.options[field.selectedIndex]?.defaultSelected
  return field.value !== field.defaultValue
}

function isBox(field: FieldElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function isFile(field: FieldElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'file'
}

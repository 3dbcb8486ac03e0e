import { type ReactNode, useEffect, useState } from 'react'

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Something that a person changed in the server's HTML, or is at, before React took it over. */
interface Typed {
  /** What the element is called, the same before and after; its place among those called the same is the last part. */
  key: string
  element: HTMLElement
  /** Of a field that was changed. */
  value?: string
  files?: FileList | null
  isOpen: boolean
  isFocused: boolean
  /** Where the cursor is in a text, or what is marked. */
  selection: [number, number] | null
}

let expected: { root: Element; remote: string; page: string } | null = null
/** All that was found, by key: a release that throws while it renders loses its fields, and another one takes over. */
const found = new Map<string, Typed>()

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
    found.clear()
  }, [typed])
  return children
}

function rememberTyped(remote: string, page: string): Typed[] {
  // Into the page it was typed on alone.
  if (expected?.remote !== remote || expected.page !== page) return []
  for (const [key, element] of keyed(expected.root)) {
    const isFocused = element === document.activeElement
    const isOpen = element.parentElement instanceof HTMLDetailsElement && element.parentElement.open
    const given = isField(element) && isTouched(element) && { value: element.value, files: filesOf(element) }
    if (!(given || isOpen || isFocused)) continue
    // The focused element comes last.
    found.delete(key)
    found.set(key, { key, element, isOpen, isFocused, selection: selectionOf(element), ...given })
  }
  return [...found.values()]
}

/** Enters it again through events that React handles, so that the form's state has it. */
function replayTyped(elements: Map<string, HTMLElement>, typed: Typed[]): void {
  for (const { key, element, value, files = null, isOpen, isFocused, selection } of typed) {
    const here = elements.get(key)
    if (!here) continue
    if (isField(here) && value !== undefined) refill(here, value, here === element ? null : files)
    if (here === element) continue
    if (isOpen && here.parentElement instanceof HTMLDetailsElement) here.parentElement.open = true
    if (!isFocused) continue
    here.focus({ preventScroll: true })
    // React writes the value once more after its event, which puts the cursor at the end.
    if (selection && isField(here) && isText(here)) queueMicrotask(() => here.setSelectionRange(...selection))
  }
}

function refill(field: FieldElement, value: string, files: FileList | null): void {
  if (isFile(field)) {
    if (files) field.files = files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isBox(field)) {
    // Back to the value React assumes, then the person's own click.
    field.checked = field.defaultChecked
    field.click()
  } else setValue(field, value)
}

/**
 * React remembers the value it saw last and ignores an event that brings the same one: empty the field unseen first.
 */
function setValue(field: FieldElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** What can be focused, by its label or name: ids are React's own, and two releases may have different fields. */
function keyed(element: Element): [string, HTMLElement][] {
  const seen = new Map<string, number>()
  return [...element.querySelectorAll<HTMLElement>('input,textarea,select,summary,button,a')].map((here) => {
    const called = isField(here)
      ? `${here.type} ${here.name || (here.labels?.[0]?.textContent ?? '')}`
      : `${here.tagName} ${here.textContent}`
    const place = seen.get(called) ?? 0
    seen.set(called, place + 1)
    return [`${called} ${place}`, here]
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

function isField(element: HTMLElement): element is FieldElement {
  return /^(input|textarea|select)$/i.test(element.tagName)
}

/** Browsers tell the selection of these alone; not that of an e-mail field, for example. */
function isText(field: FieldElement): field is HTMLInputElement | HTMLTextAreaElement {
  return /^(text|search|url|tel|textarea)$/.test(field.type)
}

function selectionOf(element: HTMLElement): [number, number] | null {
  if (!isField(element) || !isText(element)) return null
  return [element.selectionStart ?? 0, element.selectionEnd ?? 0]
}

function filesOf(field: FieldElement): FileList | null {
  return isFile(field) ? field.files : null
}

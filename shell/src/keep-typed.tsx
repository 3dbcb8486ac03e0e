import { type ReactNode, useEffect, useState } from 'react'

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that a person changed in the server's HTML before React took it over. */
interface Typed {
  /** Its place among the fields of the page, the same before and after. */
  index: number
  value: string
}

let root: Element | null = null

/** Tells that what is in this element came from the server, and may have been typed into since. */
export function expectTyped(element: Element): void {
  root = element
}

/**
 * Keeps text, ticks and files that were given before hydration: React would put its own state over them. Wraps a page;
 * does nothing but on the first page of a visit, and only where the server rendered it.
 */
export function KeepTyped({ children }: { children: ReactNode }) {
  const [typed] = useState(rememberTyped)
  useEffect(() => {
    if (root) replayTyped(fieldsOf(root), typed)
    root = null
  }, [typed])
  return children
}

function rememberTyped(): Typed[] {
  if (!root) return []
  return fieldsOf(root).flatMap((field, index) => (isTouched(field) ? [{ index, value: field.value }] : []))
}

/** Does it again, through events that React hears, so that the form's state knows. */
function replayTyped(fields: FieldElement[], typed: Typed[]): void {
  for (const { index, value } of typed) {
    const field = fields[index]
    if (!field) continue
    if (isFile(field)) field.dispatchEvent(new Event('change', { bubbles: true }))
    else if (isBox(field)) {
      // Back to what React believes, then the person's own click.
      field.checked = field.defaultChecked
      field.click()
    } else setValue(field, value)
  }
}

/** React remembers the value it saw last and ignores an event that brings the same one: empty the field unseen first. */
function setValue(field: FieldElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function fieldsOf(element: Element): FieldElement[] {
  return [...element.querySelectorAll<FieldElement>('input,textarea,select')]
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

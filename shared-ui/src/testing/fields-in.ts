import { messageAt } from './message-at.ts'

/**
 * What a form says of each of its fields, in their order: its label, and what helps to fill it in, which is its kind, what a
 * browser may fill in, an example, and the hint.
 */
export function fieldsIn(form: Element): string[][] {
  return [...form.querySelectorAll('[name]')].map((field) => {
    const label = document.querySelector(`label[for="${field.id}"]`)?.textContent ?? ''
    const help = ['type', 'autocomplete', 'placeholder'].map((name) => field.getAttribute(name) ?? '')
    return [label, ...help, messageAt(field as HTMLElement).trim()].filter(Boolean)
  })
}

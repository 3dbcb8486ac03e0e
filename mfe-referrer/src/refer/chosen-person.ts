import type { ReferredPerson } from './referred-person.ts'

/**
 * For whom a job is looked for (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own): in the memory of the tab alone, as their
 * name and address belong into no address of a page.
 */
let chosen: ReferredPerson | undefined

export function chosenPerson(): ReferredPerson | undefined {
  return chosen
}

/** @param person undefined to look for nobody in particular */
export function choosePerson(person: ReferredPerson | undefined): void {
  chosen = person
}

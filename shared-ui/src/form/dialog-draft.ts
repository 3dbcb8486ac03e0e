import { useDraft } from './use-draft.ts'

const kept = new Map<string, string>()

const inPage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, draft: string) => void kept.set(key, draft),
  removeItem: (key: string) => void kept.delete(key),
})

/**
 * Keeps what was typed into the form of a dialog when Back closes it (docs/rules.md#back-closes-a-dialog), as long as the
 * page is there: a reload, and with it whoever signs in next, finds nothing.
 * @param key names the dialog and what it is about
 */
export function useDialogDraft<Values extends object>(
  form: unknown,
  key: string,
  fields: readonly (keyof Values & string)[],
): void {
  useDraft<Values>(form, key, fields, { storage: inPage })
}

/** Forgets it: sent, or closed otherwise (docs/rules.md#closing-a-dialog-forgets-what-was-typed). */
export function forgetDialogDraft(key: string): void {
  kept.delete(key)
}

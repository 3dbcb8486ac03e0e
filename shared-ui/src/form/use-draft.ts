import { useEffect, useRef } from 'react'

interface DraftForm<Values> {
  store: { state: { values: Values; isDirty: boolean }; subscribe(listener: () => void): { unsubscribe(): void } }
  setFieldValue: (name: never, value: never, options?: { dontUpdateMeta?: boolean }) => void
}

interface DraftOptions {
  ask?: (field: string, kept: unknown) => Promise<unknown> | undefined
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

type Storages = NonNullable<DraftOptions['storage']>

const inBrowser = () => localStorage

/**
 * Keeps what was typed until it is sent (docs/rules.md#typed-text-is-kept-until-it-is-sent): restored
 * when the form mounts, stored when one of the fields changes, gone after `clear` or a reset.
 * @param key names the draft; one per person and thing, so that two never mix
 * @param fields what to keep; leave out agreements
 * @param options.ask what of a kept field still holds, where that has to be asked; undefined where it has not
 * @param options.storage where it is kept: in this browser, or (`sessionStorage`) in this tab alone
 * @returns `clear`, to be called when the form was sent
 */
export function useDraft<Values extends object>(
  form: unknown,
  key: string,
  fields: readonly (keyof Values & string)[],
  { ask, storage = inBrowser }: DraftOptions = {},
) {
  const { store, setFieldValue } = form as DraftForm<Values>
  const seen = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its field list are fixed for the component's life
  useEffect(() => {
    const draft = readDraft(storage, key)
    for (const field of fields) {
      if (!(field in draft)) continue
      const set = (value: unknown) => setFieldValue(field as never, value as never)
      const empty = store.state.values[field]
      const answer = ask?.(field, draft[field])
      // What was filled in meanwhile is newer.
      if (answer) void answer.then((value) => store.state.values[field] === empty && set(value))
      else set(draft[field])
    }
    const typed = () => JSON.stringify(Object.fromEntries(fields.map((field) => [field, store.state.values[field]])))
    seen.current = typed()
    const watch = store.subscribe(() => {
      // Much else of a form changes, also after it was sent: only what is typed makes a draft.
      const now = typed()
      if (now === seen.current) return
      seen.current = now
      writeDraft(storage, key, store.state.isDirty ? now : null)
    })
    return () => watch.unsubscribe()
  }, [key])
  return { clear: () => writeDraft(storage, key, null) }
}

function readDraft(storage: Storages, key: string): Record<string, unknown> {
  try {
    return JSON.parse(storage().getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

function writeDraft(storage: Storages, key: string, draft: string | null): void {
  try {
    if (draft) storage().setItem(key, draft)
    else storage().removeItem(key)
  } catch {
    // Storage is full or forbidden: the form works without a draft.
  }
}

interface ServerErrorTarget {
  store: { subscribe(listener: () => void): { unsubscribe(): void } }
  getFieldMeta(name: string): object | undefined
  getFieldValue(name: string): unknown
  setFieldMeta(name: string, update: (meta: { errorMap: object }) => object): void
}

/**
 * Puts the server's messages at their fields, so that a rule only the server can check reads like any other. Each goes
 * when its field is changed, or the page's language; until then the form counts as invalid and is not sent again.
 * @param form the TanStack form
 * @param errors message by field name, from the problem details' `errors`
 * @returns whether any field of this form took one
 */
export function showServerErrors(form: unknown, errors: Record<string, string> | undefined): boolean {
  const target = form as ServerErrorTarget
  let shown = false
  for (const [name, message] of Object.entries(errors ?? {})) {
    if (!target.getFieldMeta(name)) continue
    shown = true
    const refused = target.getFieldValue(name)
    setServerError(target, name, message)
    // TanStack clears `onServer` only at fields with a validator of their own; ours have the form's.
    const watch = target.store.subscribe(() => target.getFieldValue(name) !== refused && forget())
    // The message is in the language that the page had: the same attribute names it to the server.
    const language = new MutationObserver(() => forget())
    language.observe(document.documentElement, { attributeFilter: ['lang'] })
    const forget = () => {
      watch.unsubscribe()
      language.disconnect()
      setServerError(target, name, undefined)
    }
  }
  return shown
}

function setServerError(target: ServerErrorTarget, name: string, message: string | undefined): void {
  target.setFieldMeta(name, (meta) => ({
    ...meta,
    isBlurred: true,
    errorMap: { ...meta.errorMap, onServer: message },
  }))
}

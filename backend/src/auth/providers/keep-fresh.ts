interface Options {
  /** Milliseconds a value is used. */
  maxAge: number
  /** Milliseconds until `latest` tries again after a failure. */
  pause: number
  onFailure: (error: unknown) => void
}

/** Keeps a value that is loaded from elsewhere. However many ask, it is loaded once at a time. */
export function keepFresh<T>(load: () => Promise<T>, { maxAge, pause, onFailure }: Options) {
  let known: { value: T; at: number } | undefined
  let loading: Promise<T> | undefined
  let triedAt = Number.NEGATIVE_INFINITY
  const isFresh = () => known !== undefined && performance.now() - known.at < maxAge

  const get = async (): Promise<T> => {
    if (known && isFresh()) return known.value
    triedAt = performance.now()
    loading ??= load()
      .then((value) => {
        known = { value, at: performance.now() }
        return value
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return {
    /** The value, loaded where it is not fresh. @throws what `load` throws */
    get,
    /** The value as it was last, at once; it is loaded behind that where it is not fresh. Undefined until it is there. */
    latest(): T | undefined {
      if (!isFresh() && !loading && performance.now() - triedAt >= pause) get().catch(onFailure)
      return known?.value
    },
  }
}

/** Lets pictures be as a browser reports them, while the work lasts: here none is ever loaded. */
export async function withPictures(
  state: { complete: boolean; naturalWidth: number },
  work: () => void | Promise<void>,
): Promise<void> {
  const { prototype } = HTMLImageElement
  const before = Object.getOwnPropertyDescriptors(prototype)
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(prototype, name, { configurable: true, get: () => value })
  }
  try {
    await work()
  } finally {
    for (const name of Object.keys(state)) {
      const descriptor = before[name as keyof typeof before]
      if (descriptor) Object.defineProperty(prototype, name, descriptor)
    }
  }
}

/** A picture that is on its way: it is shown as long as it does not fail. */
export const LOADING = { complete: false, naturalWidth: 0 }

import { useEffect, useEffectEvent } from 'react'

/**
 * Reads again, once, what was on the screen before: letters are given up and releases go out while nobody looks, and an
 * operator acts on what is so now.
 * @param isThere whether something was read before
 * @param what is read; another one is read again, too
 */
export function useReadAgain(isThere: boolean, read: () => void, what = ''): void {
  const again = useEffectEvent(() => {
    if (isThere) read()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => again(), [what])
}

import { useEffect, useEffectEvent } from 'react'

/**
 * Rereads a cached page once when it opens: emails fail and releases go out in the meantime, and an
 * operator needs the current state.
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

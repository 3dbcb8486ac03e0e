import { useToast } from '@goodword/shared-ui/kernel'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * The toaster's scripts load once the page is idle, or with the first notification. Where they fail, the page works
 * without, and the next notification requests them again.
 */
export function LazyToaster() {
  const toast = useToast()
  const [idle, setIdle] = useState(false)
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 3000)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (Toaster || !(idle || toast)) return
    import(/* webpackChunkName: "late" */ './toaster.tsx').then(
      // Once there it stays: with the notification it would take the focus away.
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    )
  }, [idle, toast, Toaster])
  return Toaster ? <Toaster /> : null
}

import { useToast } from '@goodword/shared-ui/kernel'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * The toaster's scripts come once the page rests, or with the first notification: nobody waits for them. Where they fail,
 * the page goes on without, and the next notification asks for them again.
 */
export function LazyToaster() {
  const toast = useToast()
  const [rested, setRested] = useState(false)
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), 3000)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (Toaster || !(rested || toast)) return
    import('./toaster.tsx').then(
      // Once there it stays: with the notification it would take the focus away.
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    )
  }, [rested, toast, Toaster])
  return Toaster ? <Toaster /> : null
}

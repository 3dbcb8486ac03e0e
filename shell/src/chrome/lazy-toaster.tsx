import { useToast } from '@goodword/shared-ui/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** The toaster's scripts come once the page rests, or with the first notification: nobody waits for them. */
export function LazyToaster() {
  const toast = useToast()
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), 3000)
    return () => clearTimeout(timer)
  }, [])
  // Once there it stays: with the notification it would take the focus away.
  if (toast && !rested) setRested(true)
  return rested ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

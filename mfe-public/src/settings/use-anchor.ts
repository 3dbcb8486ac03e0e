import { useEffect, useRef } from 'react'

/** Of a part that comes after its page: an address that ends with its name leads to it. @param name after the # */
export function useAnchor(name: string) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash !== `#${name}`) return
    ref.current?.scrollIntoView()
    ref.current?.focus({ preventScroll: true })
  }, [name])
  return ref
}

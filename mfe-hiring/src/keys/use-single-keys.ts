import { useState } from 'react'

const KEY = 'single-key-shortcuts'

/** Whether single keys act, which this browser remembers (docs/rules.md#single-keys-can-be-turned-off). */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(remembered)
  return [
    isOn,
    (chosen) => {
      setIsOn(chosen)
      try {
        localStorage.setItem(KEY, chosen ? 'on' : 'off')
      } catch {
        // Storage is forbidden: it holds until the page is left.
      }
    },
  ]
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

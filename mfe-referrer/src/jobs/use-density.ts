import { useState } from 'react'

/** How high the rows of the job list are. */
export type Density = 'comfortable' | 'compact'

const KEY = 'jobs-density'

/** The chosen height of rows, which this browser remembers. @returns it, and a function that chooses another */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(remembered)
  return [
    density,
    (chosen) => {
      setDensity(chosen)
      try {
        localStorage.setItem(KEY, chosen)
      } catch {
        // Storage is forbidden: it holds until the page is left.
      }
    },
  ]
}

function remembered(): Density {
  try {
    return localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    return 'comfortable'
  }
}

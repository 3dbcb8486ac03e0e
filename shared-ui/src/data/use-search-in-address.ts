import { useLocation, useNavigate } from '@goodword/shared-ui/kernel'
import { useEffect, useRef, useState } from 'react'

/** Browsers forbid more than a hundred new addresses in half a minute: typing waits for a pause. */
const PAUSE_MS = 400

interface SearchInAddress<Search> {
  /** Of an address's query, with its `?` or empty. */
  read: (query: string) => Search
  /** The query of an address with this search, without `?`. @param query as it is now */
  write: (search: Search, query: string) => string
  /** Whether a dialog lies over the page: it has an entry of its own in the history, so the address waits for the page's. */
  isCovered: boolean
}

/**
 * What is searched for, live, and in the address shortly after. A new address (a link, the Back button) sets it.
 * @param address `read` and `write` are fixed functions
 * @returns the search, and a function that sets it
 */
export function useSearchInAddress<Search>(
  address: SearchInAddress<Search>,
): [search: Search, setSearch: (search: Search) => void] {
  const { read, write, isCovered } = address
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useState(() => read(query))
  const written = useRef(query)

  useEffect(() => {
    if (query === written.current) return
    written.current = query
    setSearch(read(query))
  }, [query, read])

  useEffect(() => {
    const text = write(search, written.current)
    const next = text && `?${text}`
    if (next === written.current || isCovered) return
    const timer = setTimeout(() => {
      // The page may be closing already: writing its search would navigate back to it.
      if (window.location.pathname !== pathname) return
      written.current = next
      void navigate(`${pathname}${next}`, { replace: true, preventScrollReset: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search, isCovered, pathname, navigate, write])

  return [search, setSearch]
}

import type { JobSearch } from '@goodword/contract/job-search'
import { readSearch, writeSearch } from '@goodword/contract/job-search-params'
import { useLocation, useNavigate } from '@goodword/shared-ui/kernel'
import { useEffect, useRef, useState } from 'react'

/** Browsers forbid more than a hundred new addresses in half a minute: typing waits for a pause. */
const PAUSE_MS = 400

/**
 * The search, live, and in the address shortly after. A new address (a link, the Back button) sets the search.
 * @param isCovered by a dialog: it has an entry of its own in the history, so the address waits for the page's
 */
export function useJobSearch(isCovered: boolean): [JobSearch, (search: JobSearch) => void] {
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useState(() => readSearch(query))
  const written = useRef(query)

  useEffect(() => {
    if (query === written.current) return
    written.current = query
    setSearch(readSearch(query))
  }, [query])

  useEffect(() => {
    const text = writeSearch(search)
    const next = text && `?${text}`
    if (next === written.current || isCovered) return
    const timer = setTimeout(() => {
      // The page may be closing already: writing its search would navigate back to it.
      if (window.location.pathname !== pathname) return
      written.current = next
      void navigate(`${pathname}${next}`, { replace: true, preventScrollReset: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search, isCovered, pathname, navigate])

  return [search, setSearch]
}

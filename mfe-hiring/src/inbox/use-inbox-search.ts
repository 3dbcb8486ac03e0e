import { type InboxSearch, readInbox, writeInbox } from '@goodword/contract/inbox-search'
import { useLocation, useNavigate } from '@goodword/shared-ui/kernel'
import { useEffect, useRef, useState } from 'react'

/** Browsers forbid more than a hundred new addresses in half a minute: typing waits for a pause. */
const PAUSE_MS = 300

/**
 * What the inbox shows, as typed and as the address has it a moment later. A new address (a link, the Back button) sets it.
 * @param isCovered by a dialog: it has an entry of its own in the history, so the address waits for the page's
 * @returns what is typed, what is asked for, and a function that changes it
 */
export function useInboxSearch(isCovered: boolean): [InboxSearch, InboxSearch, (search: InboxSearch) => void] {
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => readInbox(query))
  const [asked, setAsked] = useState(typed)
  const written = useRef(query)

  useEffect(() => {
    if (query === written.current) return
    written.current = query
    setTyped(readInbox(query))
    setAsked(readInbox(query))
  }, [query])

  useEffect(() => {
    // Only a text is typed; a choice is asked for at once.
    const pause = typed.q === asked.q && typed.recommender === asked.recommender ? 0 : PAUSE_MS
    const timer = setTimeout(() => {
      setAsked(typed)
      const next = writeInbox(typed)
      // The page may be closing already: writing its search would navigate back to it.
      if (next === written.current || isCovered || window.location.pathname !== pathname) return
      written.current = next
      void navigate(`${pathname}${next}`, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, asked, isCovered, pathname, navigate])

  return [typed, asked, setTyped]
}

import type { User } from '@goodword/contract/users'

/** All that shell and remote agree on, besides the URL and the shared swr cache: who is signed in. */
export interface PageProps {
  user: User | null
}

/** Raise the minor when a prop is added, the major when one is taken away: releases say which they were built against. */
export const PAGE_PROPS_VERSION = '1.0.0'

import type { ListedApplication } from '@goodword/contract/inbox'
import { inboxPath } from '@goodword/contract/inbox-search'
import { readPage } from '@goodword/contract/pages'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { useRef, useState } from 'react'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { ShortcutsButton } from '../keys/shortcuts-button.tsx'
import { useSingleKeys } from '../keys/use-single-keys.ts'
import { FilterDialog } from './filter-dialog.tsx'
import { InboxResults } from './inbox-results.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { useInboxSearch } from './use-inbox-search.ts'

/** Search and filters, and what they find. */
export function Inbox() {
  const field = useRef<HTMLInputElement>(null)
  const [covered, setCovered] = useState<'filters' | 'keys' | null>(null)
  const [typed, asked, setSearch] = useInboxSearch(covered !== null)
  const [isOn, setIsOn] = useSingleKeys()
  const path = inboxPath(asked)
  const list = useList<ListedApplication>(path, readPage)
  return (
    <Page
      title="Applications"
      dense
      lead="Everybody who has applied to any of your jobs."
      actions={<ShortcutsButton size="large" onPress={() => setCovered('keys')} />}
    >
      <InboxToolbar
        fieldRef={field}
        search={typed}
        total={list.total}
        onSearch={setSearch}
        onFilter={() => setCovered('filters')}
      />
      <InboxResults
        key={path}
        path={path}
        list={list}
        search={asked}
        areKeysOn={isOn}
        onSearch={setSearch}
        onFind={() => field.current?.focus()}
        onKeys={() => setCovered('keys')}
      />
      <FilterDialog
        open={covered === 'filters'}
        search={typed}
        total={list.total}
        onSearch={setSearch}
        onClose={() => setCovered(null)}
      />
      <KeysDialog open={covered === 'keys'} isOn={isOn} onSwitch={setIsOn} onClose={() => setCovered(null)} />
    </Page>
  )
}

import type { ListedApplication } from '@goodword/contract/inbox'
import { inboxPath } from '@goodword/contract/inbox-search'
import { readPage } from '@goodword/contract/pages'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { useRef, useState } from 'react'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { ShortcutsButton } from '../keys/shortcuts-button.tsx'
import { useSingleKeys } from '../keys/use-single-keys.ts'
import { OpenQuestions } from '../questions/open-questions.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { InboxResults } from './inbox-results.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { useFreshList } from './use-fresh-list.ts'
import { useInboxSearch } from './use-inbox-search.ts'
import { useLastShown } from './use-last-shown.ts'

/** Search and filters, and what they find. */
export function Inbox() {
  const { t } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const [isFiltering, setIsFiltering] = useState<boolean>()
  const [areKeysShown, setAreKeysShown] = useState<boolean>()
  const [typed, asked, setSearch] = useInboxSearch(isFiltering === true || areKeysShown === true)
  const [isOn, setIsOn] = useSingleKeys()
  const path = inboxPath(asked)
  const list = useList<ListedApplication>(path, readPage)
  const shown = useLastShown(path, list)
  useFreshList(path, list)
  return (
    <Page
      title={t('Applications')}
      dense
      lead={t('Everybody who has applied to any of your jobs.')}
      actions={<ShortcutsButton size="large" onPress={() => setAreKeysShown(true)} />}
    >
      <InboxToolbar
        fieldRef={field}
        search={typed}
        list={shown.list}
        onSearch={setSearch}
        onFilter={() => setIsFiltering(true)}
      />
      {typed.view === 'needs' ? <OpenQuestions /> : null}
      <InboxResults
        key={shown.path}
        {...shown}
        search={asked}
        areKeysOn={isOn}
        onSearch={setSearch}
        onFind={() => field.current?.focus()}
        onKeys={() => setAreKeysShown(true)}
      />
      {/* From the first time on: a dialog that was never opened leaves nothing in the page, for screen readers either. */}
      {isFiltering === undefined ? null : (
        <FilterDialog
          open={isFiltering}
          search={typed}
          total={list.total}
          onSearch={setSearch}
          onClose={() => setIsFiltering(false)}
        />
      )}
      {areKeysShown === undefined ? null : (
        <KeysDialog open={areKeysShown} isOn={isOn} onSwitch={setIsOn} onClose={() => setAreKeysShown(false)} />
      )}
    </Page>
  )
}

import { Button, Field, SearchBox } from '@fluentui/react-components'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef } from 'react'
import type { FoundContact } from './contact-book.ts'
import { ContactRow } from './contact-row.tsx'
import type { ContactsSession } from './session/contacts-session.ts'
import type { ContactsState } from './session/contacts-state.ts'
import { contacts } from './session/read-news.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  search: { maxWidth: 'none', width: '100%' },
  status: { outlineStyle: 'none' },
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px' },
})

interface FoundContactsProps {
  state: ContactsState
  session: ContactsSession
  onRefer: (contact: FoundContact) => void
}

/** Contacts with one of the titles, or with the letters of a name; by the alphabet, whatever their titles are. */
export function FoundContacts({ state, session, onRefer }: FoundContactsProps) {
  const styles = useStyles()
  const { found, text, size } = state
  const count = useRef<HTMLDivElement>(null)
  // What the contacts were given by makes room for them, and may have had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true })
  }, [])
  const list = found?.contacts ?? []
  const isByName = text.trim() !== ''
  return (
    <div className={styles.root}>
      <Field label={`Find somebody by name among all ${contacts(size)}`}>
        <SearchBox
          className={styles.search}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={(_, { value }) => void session.search(value)}
        />
      </Field>
      <div role="status" ref={count} tabIndex={-1} className={styles.status}>
        {found ? <p className={styles.count}>{countText(found.total, size, isByName)}</p> : null}
        {found && found.total > 0 && !isByName ? (
          <p className={styles.quiet}>These contacts have one of these job titles. Nothing is compared or ranked.</p>
        ) : null}
        {found && found.total === 0 && !isByName ? (
          <p className={styles.quiet}>Add a title above, or find somebody by name.</p>
        ) : null}
      </div>
      {list.length > 0 ? (
        <ul className={styles.list}>
          {list.map((contact) => (
            <ContactRow key={contact.id} contact={contact} onRefer={() => onRefer(contact)} />
          ))}
        </ul>
      ) : null}
      <div className={styles.buttons}>
        {found && found.total > list.length ? (
          <Button onClick={() => void session.showMore()}>
            {`Show more (${formatCount(list.length)} of ${formatCount(found.total)} are shown)`}
          </Button>
        ) : null}
        <Button onClick={() => void session.forget()}>Forget these contacts</Button>
      </div>
    </div>
  )
}

function countText(total: number, size: number, isByName: boolean): string {
  const verb = total === 1 ? 'has' : 'have'
  const what = isByName ? 'these letters in the name' : 'one of these titles'
  if (total === 0) return `None of ${contacts(size)} has ${what}`
  return `${formatCount(total)} of ${contacts(size)} ${verb} ${what}`
}

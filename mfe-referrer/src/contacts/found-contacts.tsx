import { Button, Field, SearchBox } from '@fluentui/react-components'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef } from 'react'
import type { FoundContact } from './contact-book.ts'
import { ContactRow } from './contact-row.tsx'
import type { ContactsSession } from './session/contacts-session.ts'
import type { ContactsState } from './session/contacts-state.ts'

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
  const texts = useTexts()
  const { t, tn } = texts
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
      <Field
        label={tn(
          size,
          'Find somebody by name among {count} contact',
          'Find somebody by name among all {count} contacts',
          { count: formatCount(size) },
        )}
      >
        <SearchBox
          className={styles.search}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={(_, { value }) => void session.search(value)}
        />
      </Field>
      <div role="status" ref={count} tabIndex={-1} className={styles.status}>
        {found ? <p className={styles.count}>{countText(texts, found.total, size, isByName)}</p> : null}
        {found && found.total > 0 && !isByName ? (
          <p className={styles.quiet}>
            {t('These contacts have one of these job titles. Nothing is compared or ranked.')}
          </p>
        ) : null}
        {found && found.total === 0 && !isByName ? (
          <p className={styles.quiet}>{t('Add a title above, or find somebody by name.')}</p>
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
            {t('Show more ({shown} of {count} are shown)', {
              shown: formatCount(list.length),
              count: formatCount(found.total),
            })}
          </Button>
        ) : null}
        <Button onClick={() => void session.forget()}>{t('Forget these contacts')}</Button>
      </div>
    </div>
  )
}

function countText({ t, tn }: Texts, total: number, size: number, isByName: boolean): string {
  const [count, all] = [formatCount(total), formatCount(size)]
  if (isByName) {
    if (total === 0)
      return tn(
        size,
        'The one contact does not have these letters in the name',
        'None of {count} contacts has these letters in the name',
        { count: all },
      )
    if (size === 1) return t('1 of 1 contact has these letters in the name')
    return tn(
      total,
      '{count} of {all} contacts has these letters in the name',
      '{count} of {all} contacts have these letters in the name',
      { count, all },
    )
  }
  if (total === 0)
    return tn(size, 'The one contact has none of these titles', 'None of {count} contacts has one of these titles', {
      count: all,
    })
  if (size === 1) return t('1 of 1 contact has one of these titles')
  return tn(
    total,
    '{count} of {all} contacts has one of these titles',
    '{count} of {all} contacts have one of these titles',
    { count, all },
  )
}

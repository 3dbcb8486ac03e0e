import { Button, Field, Input } from '@fluentui/react-components'
import { TickBox } from '@goodword/shared-ui/form/tick-box.tsx'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import type { ContactsSession } from './session/contacts-session.ts'
import { type ContactsState, wantedTitles } from './session/contacts-state.ts'
import { TitleList } from './title-list.tsx'

const useStyles = makeStyles({
  root: {
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  summary: { cursor: 'pointer', paddingBlock: '10px', overflowWrap: 'anywhere' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', paddingBottom: '14px' },
  add: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  field: { flexGrow: 1, flexBasis: '180px', minWidth: 0 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  nested: { paddingInlineStart: '36px' },
})

interface TitlesLookedForProps {
  state: ContactsState
  session: ContactsSession
}

/** Which titles are looked for, to be changed by the recommender. */
export function TitlesLookedFor({ state, session }: TitlesLookedForProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const [title, setTitle] = useState('')
  const { named, groups, off, removed } = state
  const count = wantedTitles(state).length
  // Where the list knows no other name for sure, there is something to choose.
  const [isOpen] = useState(count <= named.length)
  const remove = (each: string) => void session.removeTitle(each)
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.summary}>
        {named[0] === undefined
          ? t('Titles that are looked for: {count}', { count: formatCount(count) })
          : count > 1
            ? t('Titles that are looked for: {count} ({title} and what it is also called)', {
                count: formatCount(count),
                title: named[0],
              })
            : t('Titles that are looked for: {count} ({title})', { count: formatCount(count), title: named[0] })}
      </summary>
      <div className={styles.content}>
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault()
            void session.addTitle(title)
            setTitle('')
          }}
        >
          <Field className={styles.field} label={t('Add a title')}>
            <Input dir="auto" autoComplete="off" value={title} onChange={(_, { value }) => setTitle(value)} />
          </Field>
          <Button type="submit">{t('Add')}</Button>
        </form>
        <TitleList titles={named} onRemove={remove} />
        {groups.length === 0 ? (
          <p className={styles.quiet}>
            {t('The list of occupations has no other names for it. Add the titles you mean.')}
          </p>
        ) : null}
        {groups.length > 0 && count <= named.length ? (
          <p className={styles.quiet}>{t('Tick whose names you mean, too:')}</p>
        ) : null}
        {groups.map(({ occupation, via, titles }) => {
          const left = titles.filter((each) => !removed.has(each))
          return (
            <div key={occupation}>
              <TickBox
                checked={!off.has(occupation)}
                onTick={(isWanted) => void session.lookFor(occupation, isWanted)}
                label={t('{occupation}, as “{name}” is one of their names ({count})', {
                  occupation,
                  name: via,
                  count: formatCount(left.length),
                })}
              />
              {off.has(occupation) ? null : (
                <details className={styles.nested}>
                  <summary className={styles.summary}>{t('Names of {occupation}', { occupation })}</summary>
                  <TitleList titles={left} onRemove={remove} />
                </details>
              )}
            </div>
          )
        })}
        {removed.size > 0 ? (
          <div>
            <Button size="small" onClick={() => void session.restoreTitles()}>
              {t('Put removed titles back ({count})', { count: formatCount(removed.size) })}
            </Button>
          </div>
        ) : null}
        <p className={styles.quiet}>
          {t(
            'Names of occupations: O*NET 27.0 by the U.S. Department of Labor, Employment and Training Administration, CC BY 4.0, modified.',
          )}
        </p>
      </div>
    </details>
  )
}

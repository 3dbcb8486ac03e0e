import { Button, Field } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { call, failureOf, isApiError, read, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { addNote, findApplication, type Note, type ReviewedApplication, removeNote } from '@goodword/contract/inbox'
import type { Team } from '@goodword/contract/members'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { showToast, useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { type RefObject, useState } from 'react'
import { MEMBERS } from './members-path.ts'
import { MentionField } from './mention-field.tsx'
import { withIds } from './mentions.ts'
import { NoteText } from './note-text.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: '0 0 12px', padding: 0, listStyleType: 'none' },
  note: {
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  remove: { marginInlineStart: 'auto' },
  text: { margin: 0, lineHeight: 1.5, textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  form: { display: 'grid', gap: '8px', justifyItems: 'start', '& > :first-child': { width: '100%' } },
})

/** What was typed and not sent, by application: the next one and back again loses nothing. */
const drafts = new Map<string, string>()
/** Who was chosen from the list of people, by what stands for them in notes. */
const chosen = new Map<string, string>()

interface NotesProps {
  applicationId: string
  notes: readonly Note[]
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

/** What the company has noted, and a field for more (docs/rules.md#notes-are-the-companys). */
export function Notes({ applicationId, notes, fieldRef }: NotesProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { mutate } = useSWRConfig()
  const [text, setText] = useState(drafts.get(applicationId) ?? '')
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()

  const show = (change: (notes: Note[]) => Note[]) =>
    void mutate<ReviewedApplication>(
      pathOf(findApplication, { applicationId }),
      (one) => one && { ...one, notes: change(one.notes) },
      { revalidate: false },
    )
  function type(typed: string) {
    setText(typed)
    setFault(undefined)
    drafts.set(applicationId, typed)
  }
  async function send() {
    if (isSending || text.trim() === '') return
    setIsSending(true)
    try {
      const note = await call(addNote, { params: { applicationId }, body: { text: withIds(text, chosen) } })
      show((before) => [...before, note])
      type('')
    } catch (error) {
      setFault(serverSentence(error) ?? t("We couldn't add the note. Please try again."))
      if (isApiError(error) && error.status === 400) await forgetRemoved()
    } finally {
      setIsSending(false)
    }
  }
  /** Who is in the company no more is offered no more, and their name is a word like others. */
  async function forgetRemoved() {
    const team = await mutate<Team>(MEMBERS, read(MEMBERS) as Promise<Team>).catch(() => undefined)
    for (const [label, id] of chosen)
      if (team && !team.members.some(({ userId }) => userId === id)) chosen.delete(label)
  }
  async function remove(noteId: string) {
    try {
      await call(removeNote, { params: { applicationId, noteId } })
      show((before) => before.filter(({ id }) => id !== noteId))
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to remove the note'), ...failureOf(error) })
    }
  }

  return (
    <>
      {notes.length > 0 ? (
        <ul className={styles.list}>
          {notes.map(({ id, author, isMine, createdAt, ...note }) => (
            <li key={id} className={styles.note}>
              <div className={styles.head}>
                <bdi>{isMine ? t('You') : author}</bdi>
                <span>{formatMoment(createdAt)}</span>
                {isMine ? (
                  <Button
                    className={styles.remove}
                    appearance="subtle"
                    size="small"
                    icon={<DeleteRegular />}
                    aria-label={t('Remove your note of {moment}', { moment: formatMoment(createdAt) })}
                    onClick={() => void remove(id)}
                  />
                ) : null}
              </div>
              <p className={styles.text} dir="auto">
                <NoteText note={note} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field
          label={t('Note for your company')}
          hint={t('@ mentions a colleague. The candidate can ask for a copy of what you write here.')}
          validationMessage={fault}
          validationState={fault ? 'error' : 'none'}
        >
          <MentionField
            fieldRef={fieldRef}
            value={text}
            chosen={chosen}
            onChange={type}
            onMention={(label, userId) => chosen.set(label, userId)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Escape') event.currentTarget.blur()
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
            }}
          />
        </Field>
        <Button type="submit" disabledFocusable={isSending || text.trim() === ''}>
          {isSending ? t('Adding...') : t('Add note')}
        </Button>
      </form>
    </>
  )
}

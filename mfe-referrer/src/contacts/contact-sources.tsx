import { Button, Field, Textarea } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import type { ContactsSession } from './session/contacts-session.ts'

/** A longer text is read at once: a field would take seconds to show it. */
const SHOWN_LETTERS_MAX = 20_000

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '14px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1.5px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  over: { border: `1.5px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.heroBackground },
  hint: { flexBasis: '200px', flexGrow: 1, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  input: { display: 'none' },
  paste: { display: 'grid', justifyItems: 'start', gap: '8px', '& > *': { maxWidth: '100%' } },
  field: { width: '100%' },
})

interface ContactSourcesProps {
  session: ContactsSession
  /** Whether something is being read. */
  isBusy: boolean
  /** Whether the focus comes here where nothing has it: what had it went with the contacts that were forgotten. */
  takesFocus?: boolean
}

/** Where contacts come from: files, or lines that are pasted. */
export function ContactSources({ session, isBusy, takesFocus = false }: ContactSourcesProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const [isOver, setIsOver] = useState(false)
  const [text, setText] = useState('')
  const take = (files: Iterable<File> | null | undefined) => {
    const chosen = [...(files ?? [])]
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
    if (chosen.length > 0) void session.read(chosen)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (event.clipboardData.files.length === 0 && pasted.length <= SHOWN_LETTERS_MAX) return
    event.preventDefault()
    if (event.clipboardData.files.length > 0) take(event.clipboardData.files)
    else void session.read([pasted])
  }
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's short cut; the button inside does the same */}
      <div
        className={mergeClasses(styles.zone, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <Button ref={button} disabledFocusable={isBusy} onClick={() => input.current?.click()}>
          {t('Choose files')}
        </Button>
        <span className={styles.hint}>
          {t('Or drop them here: contacts as LinkedIn, Google or Outlook export them (CSV), or vCards (VCF).')}
        </span>
        <input
          ref={input}
          className={styles.input}
          type="file"
          aria-label={t('Files of contacts')}
          multiple
          accept=".csv,.tsv,.txt,.vcf,.vcard,text/csv,text/vcard,text/plain"
          onChange={(event) => take(event.currentTarget.files)}
        />
      </div>
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') return
          void session.read([text])
          setText('')
        }}
      >
        <Field className={styles.field} label={t('Or paste them, one a line')}>
          <Textarea
            dir="auto"
            rows={3}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('Ada Lovelace, Staff Nurse at Aurora')}
            value={text}
            onPaste={paste}
            onChange={(_, { value }) => setText(value)}
          />
        </Field>
        <Button type="submit" disabledFocusable={isBusy}>
          {t('Read these lines')}
        </Button>
      </form>
    </div>
  )
}

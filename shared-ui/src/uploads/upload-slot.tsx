import { Button } from '@fluentui/react-components'
import { RequestId, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles, mergeClasses } from '@griffel/react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { tokens } from '../theme/tokens.ts'
import { useUntilLanguage } from '../use-until-language.ts'
import type { UploadFailure } from './upload-failure.ts'
import { UploadedFiles, type UploadTone } from './uploaded-files.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS, minWidth: 0 },
  label: { fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground1 },
  required: { color: tokens.colorPaletteRedForeground3 },
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '14px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1.5px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    transition: 'border-color 120ms, background-color 120ms',
  },
  over: { border: `1.5px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.heroBackground },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, flexBasis: '160px', flexGrow: 1 },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  // Always there, so that what appears in it is announced.
  news: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  // Without scripts the browser's own picker stands in the button's place.
  picker: { '@media (scripting: none)': { display: 'none' } },
  input: {
    display: 'none',
    minWidth: 0,
    font: 'inherit',
    '@media (scripting: none)': { display: 'block' },
    '::file-selector-button': {
      minHeight: '40px',
      marginInlineEnd: '12px',
      paddingInline: '12px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
      font: 'inherit',
    },
  },
})

/** Files that a slot of one takes as well, to make that one of them. */
export interface Ingredients {
  /** Types for the file picker, such as 'image/jpeg'. */
  types: readonly string[]
  /**
   * What is sent of what was chosen.
   * @param isMore whether it comes after what the file in the slot is made of. @throws Error with a sentence
   */
  make: (chosen: File[], isMore: boolean) => Promise<File[]>
  /** The button that adds some; undefined where the file in the slot was not made here. */
  more: string | undefined
}

/** Loads when the page is there: nobody has chosen a file before. */
const UploadProgress = lazy(() =>
  import(/* webpackChunkName: "late-judge-files" */ './upload-progress.tsx').then(
    (module) => ({ default: module.UploadProgress }),
    () => ({ default: () => <></> }),
  ),
)
const judging = () => import(/* webpackChunkName: "late-judge-files" */ './judge-files.ts')

interface UploadSlotProps {
  /** Of the field in which a browser without scripts sends the files, where it can. */
  name?: string
  label: string
  required?: boolean
  /** What is accepted, in words, such as 'PDF, DOC or DOCX, up to 5 MB'. */
  hint: string
  /** The button's text while the slot is empty. */
  button: string
  maxFiles: number
  /** Bytes per file. */
  maxBytes: number
  /** Accepted file name endings, such as '.pdf'. */
  extensions: readonly string[]
  ingredients?: Ingredients | undefined
  /** Why what is uploaded cannot be used; the slot's own objections to a new file come first. */
  error?: string | undefined
  /** Names of the files uploaded so far. A slot of one file replaces it, a slot of several adds to them. */
  uploaded: readonly string[]
  /** What a browser without scripts sends to take one of them away: a field's name, and its value by place. */
  removing?: { name: string; values: readonly string[] }
  /** The line above those names, such as 'Resume uploaded'. */
  confirmation: string
  tone: UploadTone
  /**
   * Sends the files; progress is the share of all of them, 0 to 1. The message of a rejection (an `UploadFailure`) is shown
   * under the slot, unless the person cancelled (`signal`).
   */
  onFiles: (files: File[], progress: (share: number) => void, signal: AbortSignal) => Promise<void>
  /** Takes one uploaded file away, by its place in `uploaded`. */
  onRemove?: (index: number) => void
}

/**
 * A place for files: drop or pick, checked before anything is sent, with progress and cancel. Until React is there,
 * `files-before-scripts.ts` opens the picker and takes what is dropped; it leaves alone what is prevented here.
 */
export function UploadSlot(props: UploadSlotProps) {
  const { label, required, hint, button, maxFiles, extensions, ingredients, uploaded, onFiles, onRemove } = props
  const styles = useStyles()
  const texts = useTexts()
  const { t, tn } = texts
  const input = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLButtonElement>(null)
  const running = useRef<AbortController>(null)
  /** Whether what is picked next comes after the photographs that are there. */
  const isMore = useRef(false)
  const id = useId()
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useUntilLanguage<Pick<UploadFailure, 'message' | 'requestId'> | null>(null)
  const [upload, setUpload] = useState<{ what: string; share: number } | null>(null)
  useEffect(() => {
    judging().catch(() => {})
    return () => running.current?.abort()
  }, [])

  const error = problem?.message ?? props.error
  // The file of a slot of one is replaced, so it takes no room.
  const already = maxFiles > 1 ? uploaded.length : 0
  const full = already >= maxFiles

  async function take(list: FileList | null) {
    const chosen = Array.from(list ?? [])
    // The same file may be picked again, after a failure or a removal.
    if (input.current) input.current.value = ''
    if (chosen.length === 0 || running.current) return
    const abort = new AbortController()
    running.current = abort
    let files = chosen
    let objection: string | null = null
    const what = chosen.length === 1 ? (chosen[0]?.name ?? '') : tn(chosen.length, '{count} file', '{count} files')
    setUpload({ what, share: 0 })
    try {
      // Where it does not load, the server judges alone.
      const late = await judging().catch(() => undefined)
      const make = ingredients && ((named: File[]) => ingredients.make(named, isMore.current))
      if (late) [files, objection] = await late.judgeFiles(chosen, props, { already, make, texts })
    } catch (failure) {
      objection = (failure as Error).message
    }
    setProblem(objection === null ? null : { message: objection, requestId: undefined })
    if (objection !== null || abort.signal.aborted) {
      running.current = null
      setUpload(null)
      return
    }
    try {
      await onFiles(files, (share) => setUpload({ what, share }), abort.signal)
    } catch (failure) {
      if (!abort.signal.aborted) setProblem(failure as UploadFailure)
    } finally {
      running.current = null
      setUpload(null)
    }
  }

  function open(more: boolean) {
    isMore.current = more
    input.current?.click()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a drop zone in every browser
    <div className={styles.root} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span className={styles.label} id={`${id}-label`}>
        {label} {required ? <span className={styles.required}>{'*'}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's short cut; the button inside does the same */}
      <div
        className={mergeClasses(styles.zone, over && styles.over)}
        data-takes-files=""
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          isMore.current = false
          void take(event.dataTransfer.files)
        }}
      >
        {/* Focusable while it waits: it keeps the focus. */}
        <Button
          ref={picker}
          className={styles.picker}
          disabledFocusable={upload !== null || full}
          onClick={(event) => {
            event.preventDefault()
            open(false)
          }}
        >
          {uploaded.length === 0 ? button : maxFiles > 1 ? t('Add another') : t('Replace')}
        </Button>
        {ingredients?.more ? (
          <Button className={styles.picker} disabledFocusable={upload !== null} onClick={() => open(true)}>
            {ingredients.more}
          </Button>
        ) : null}
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
        <input
          ref={input}
          className={styles.input}
          name={props.name}
          type="file"
          aria-label={label}
          accept={[...extensions, ...(ingredients?.types ?? [])].join(',')}
          multiple={maxFiles > 1 || ingredients !== undefined}
          onChange={(event) => void take(event.currentTarget.files)}
        />
      </div>
      {upload ? (
        <Suspense>
          <UploadProgress {...upload} onCancel={() => running.current?.abort()} />
        </Suspense>
      ) : null}
      <div className={styles.news} aria-live="polite">
        {error ? <p className={styles.error}>{error}</p> : null}
        <RequestId id={problem?.requestId} />
        {uploaded.length > 0 ? (
          <UploadedFiles
            // What is at fault is not called ready.
            confirmation={error ? null : props.confirmation}
            tone={props.tone}
            names={uploaded}
            removing={props.removing}
            onRemove={
              onRemove &&
              ((index) => {
                setProblem(null)
                onRemove(index)
                // The button that was pressed goes with its file.
                picker.current?.focus()
              })
            }
          />
        ) : null}
      </div>
    </div>
  )
}

import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Fragment, type MouseEvent } from 'react'
import { focusAt } from './focus-next.ts'
import type { Part } from './missing-parts.ts'

const useStyles = makeStyles({
  text: {
    margin: 0,
    minHeight: '1.25rem',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: tokens.colorNeutralForeground3,
    // It changes with what is typed.
    '@media (scripting: none)': { display: 'none' },
  },
  link: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '40px' },
  },
})

/** The names of the fields that hold them. */
const FIELDS: Record<Part, string> = {
  'first name': 'firstName',
  'last name': 'lastName',
  email: 'email',
  resume: 'resume',
  agreement: 'agreed',
}

const LABELS: Record<Part, string> = {
  'first name': said('first name'),
  'last name': said('last name'),
  email: said('email'),
  resume: said('resume'),
  agreement: said('agreement'),
}

/** Says why the button is not ready yet; each part leads to its field, which may be screens away. */
export function StillNeeded({ parts, uploading }: { parts: Part[]; uploading: boolean }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <p className={styles.text} aria-live="polite">
      {parts.length > 0 ? (
        <span key={parts.join()}>
          {t('Still needed: {parts}', {
            parts: (
              <>
                {parts.map((part, at) => (
                  <Fragment key={part}>
                    {at > 0 ? t(', ') : null}
                    <button type="button" className={styles.link} onClick={(event) => focusField(event, FIELDS[part])}>
                      {t(LABELS[part])}
                    </button>
                  </Fragment>
                ))}
              </>
            ),
          })}
        </span>
      ) : uploading ? (
        <span key="uploading">{t('One moment: a file is uploading')}</span>
      ) : null}
    </p>
  )
}

function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string): void {
  const field = currentTarget.form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  // The browser's own file field is not seen: the button beside it opens it.
  const target = field?.type === 'file' ? field.parentElement?.querySelector('button') : field
  focusAt(target)
}

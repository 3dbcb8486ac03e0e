import { Link } from '@fluentui/react-components'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Fragment } from 'react'
import { JOB_LABELS } from './job-labels.ts'

const useStyles = makeStyles({
  root: { margin: 0, lineHeight: 1.6, color: tokens.colorPaletteRedForeground1 },
})

/** Beside the button that would not post: how many fields are at fault, each with a link to it. */
export function ErrorSummary({ names }: { names: readonly string[] }) {
  const styles = useStyles()
  const { t, tn } = useTexts()
  const faulty = Object.entries(JOB_LABELS).filter(([name]) => names.includes(name))
  return (
    // Always there, so that what appears in it is announced.
    <div aria-live="polite">
      {faulty.length > 0 ? (
        <p className={styles.root} key={faulty.length}>
          {tn(faulty.length, '{count} field needs a change:', '{count} fields need a change:')}{' '}
          {faulty.map(([name, label], at) => (
            <Fragment key={name}>
              {at > 0 ? ', ' : null}
              <Link inline as="button" type="button" onClick={() => focusField(name)}>
                {t(label)}
              </Link>
            </Fragment>
          ))}
        </p>
      ) : null}
    </div>
  )
}

function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`form [name="${name}"]`)
  field?.focus({ preventScroll: true })
  // To the middle: at the edge the page's header would cover it.
  field?.scrollIntoView({ block: 'center' })
}

import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'

const useStyles = makeStyles({
  panel: { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '12px' },
  heading: { outlineStyle: 'none', scrollMarginTop: '96px', overflowWrap: 'anywhere' },
  text: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground2, lineHeight: 1.5 },
  link: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '3px' },
})

interface SentPanelProps {
  /** Its name, in its own direction. */
  company: ReactElement
  /** Otherwise there is a letter to answer. */
  addressConfirmed: boolean
  /** Whether that letter was sent. */
  addressAsked: boolean
  /** The personal link, which shows the status in this browser. */
  statusUrl: string
}

/** Says that the application was sent; it takes the focus. */
export function SentPanel({ company, addressConfirmed, addressAsked, statusUrl }: SentPanelProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const page = (words: ReactNode) => (
    <a className={styles.link} href={statusUrl}>
      {words}
    </a>
  )
  return (
    <Panel className={styles.panel}>
      <SentLetter width={160} />
      <Heading className={styles.heading} ref={heading} tabIndex={-1}>
        {t('Your application is with {company}', { company })}
      </Heading>
      <p className={styles.text}>
        {addressConfirmed
          ? t(
              "We'll email you when its status changes. There's nothing else you need to do. Each email has a link to <page>your private status page</page>: see where you stand, download your data, or change your mind.",
              { page },
            )
          : addressAsked
            ? t(
                'One thing is left: please open the email we sent to the address you gave, and confirm that it is yours. It leads to <page>your private status page</page>: see where you stand, download your data, or change your mind.',
                { page },
              )
            : t(
                'One thing is left: to confirm that the address you gave is yours. We cannot write to it now and try again every day. See where you stand on <page>your private status page</page>, download your data, or change your mind.',
                { page },
              )}
      </p>
    </Panel>
  )
}

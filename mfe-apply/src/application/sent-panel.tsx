import { SentLetter } from '@goodword/shared-ui/illustrations/sent-letter.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useEffect, useRef } from 'react'

const useStyles = makeStyles({
  panel: { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '12px' },
  heading: { outlineStyle: 'none', scrollMarginTop: '96px', overflowWrap: 'anywhere' },
  text: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground2, lineHeight: 1.5 },
  link: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '3px' },
})

interface SentPanelProps {
  company: string
  /** The personal link, which shows the status from now on. */
  statusUrl: string
}

/** Says that the application was sent; it takes the focus. */
export function SentPanel({ company, statusUrl }: SentPanelProps) {
  const styles = useStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Panel className={styles.panel}>
      <SentLetter width={160} />
      <Heading className={styles.heading} ref={heading} tabIndex={-1}>
        Your application is with {company}
      </Heading>
      <p className={styles.text}>
        We'll email you when its status changes. There's nothing else you need to do. Your link is now{' '}
        <a className={styles.link} href={statusUrl}>
          your private status page
        </a>
        : come back any time to see where you stand, download your data, or change your mind.
      </p>
    </Panel>
  )
}

import { DocumentRegular } from '@fluentui/react-icons'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    '@media (pointer: coarse)': { minHeight: '40px' },
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  icon: { display: 'inline-flex', fontSize: '1rem' },
})

/**
 * One document, in a new tab. Its address checks the reader and leads to a link of one minute
 * (docs/rules.md#documents-are-private).
 */
export function DocumentLink({ href, children }: { href: string; children: string }) {
  const styles = useStyles()
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.icon} aria-hidden="true">
        <DocumentRegular />
      </span>
      {children}
    </a>
  )
}

import { Wordmark } from '@goodword/shared-ui/brand/wordmark.tsx'
import { Link } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  footer: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, backgroundColor: tokens.colorNeutralBackground1 },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '24px clamp(16px, 4vw, 32px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 20px', marginBlock: '-8px' },
  link: { paddingBlock: '12px', color: 'inherit', ':hover': { color: tokens.colorNeutralForeground1 } },
})

/** Name, copyright, and what one agrees to. */
export function Footer() {
  const styles = useStyles()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Wordmark height={24} />
        <span>© 2025 Goodword. All rights reserved.</span>
        <nav className={styles.links} aria-label="Legal">
          <Link to="/privacy" className={styles.link}>
            Privacy Policy
          </Link>
          <Link to="/terms" className={styles.link}>
            Terms of Service
          </Link>
          <Link to="/ai" className={styles.link}>
            How AI is used
          </Link>
          {/* Loads the page, so that the browser itself leads to the part of it. */}
          <a href="/privacy#contact" className={styles.link}>
            Contact
          </a>
        </nav>
      </div>
    </footer>
  )
}

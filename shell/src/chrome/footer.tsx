import { Wordmark } from '@goodword/shared-ui/brand/wordmark.tsx'
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
  links: { display: 'flex', gap: '20px' },
})

/** Name, copyright, and two links that lead nowhere yet. */
export function Footer() {
  const styles = useStyles()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Wordmark height={24} />
        <span>© 2025 Goodword. All rights reserved.</span>
        <nav className={styles.links} aria-label="Legal">
          {['Privacy Policy', 'Terms of Service'].map((name) => (
            // biome-ignore lint/a11y/useValidAnchor: it leads nowhere, and says so to everybody
            <a key={name} role="link" aria-disabled="true">
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}

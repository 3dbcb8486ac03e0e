import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { LazyNewVersionPrompt } from '../new-version/lazy-new-version-prompt.tsx'
import { LazySignedIn } from '../session/lazy-signed-in.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFaces } from './use-faces.ts'
import { MAIN_ID, useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useNotice } from './use-notice.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  main: { flexGrow: 1, outlineStyle: 'none' },
})

/** What every page has around it: skip link, header, main, footer, notifications. */
export function Chrome({ children }: { children: ReactNode }) {
  const styles = useStyles()
  useFocusOnNavigation()
  useNotice()
  useFaces()
  return (
    <div className={styles.root}>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LazyToaster />
      <LazyNewVersionPrompt />
      <LazySignedIn />
    </div>
  )
}

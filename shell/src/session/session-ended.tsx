import { Button } from '@fluentui/react-components'
import { SIGN_IN_PROVIDERS, SIGNED_IN, SIGNED_IN_CHANNEL } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import type { User } from '@goodword/contract/users'
import { showToast, useCloseOnBack, useSWR, useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { usePartOfDialog } from '../dialogs/use-part-of-dialog.ts'
import { readUser } from './use-session.ts'

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    width: 'min(480px, calc(100% - 32px))',
    padding: '24px',
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  title: { margin: '0 0 12px', fontFamily: tokens.fontFamilyDisplay, fontSize: '1.375rem', lineHeight: 1.2 },
  text: { margin: '0 0 20px', color: tokens.colorNeutralForeground2, lineHeight: 1.55, textWrap: 'pretty' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})

/** Of a window beside the page; one at a time. */
const WINDOW = 'goodword-sign-in'
const SIZE = 'popup,width=520,height=680'

interface SessionEndedProps {
  /** Whose page this is. */
  user: User
  onSettled: () => void
}

/**
 * Signs somebody in again beside the page. The browser's own dialog: it stands above those of every remote, and keeps what
 * is typed in them.
 */
export function SessionEnded({ user, onSettled }: SessionEndedProps) {
  const styles = useStyles()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  const { mutate } = useSWRConfig()
  const { t } = useTexts()
  usePartOfDialog(dialog)
  useCloseOnBack(true, () => dialog.current?.close())

  useEffect(() => dialog.current?.showModal(), [])

  useEffect(() => {
    const look = async () => {
      const now = await readUser().catch(() => null)
      if (!now) return
      // What was typed here is somebody else's.
      if (now.id !== user.id) return location.assign('/')
      onSettled()
      showToast({
        title: t('You are signed in again'),
        description: t('Please repeat what was refused.'),
        tone: 'neutral',
      })
      void mutate(() => true)
    }
    const beside = new BroadcastChannel(SIGNED_IN_CHANNEL)
    beside.addEventListener('message', look)
    // Somebody may have signed in in a tab of their own.
    window.addEventListener('focus', look)
    return () => {
      beside.close()
      window.removeEventListener('focus', look)
    }
  }, [user.id, onSettled, mutate, t])

  const openBeside = (event: MouseEvent<HTMLAnchorElement>) => {
    if (window.open(event.currentTarget.href, WINDOW, SIZE)) event.preventDefault()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onSettled}>
      <h2 id={title} className={styles.title}>
        {t('Your session has ended')}
      </h2>
      <p className={styles.text}>
        {t('Sign in again in a second window. Nothing you typed here is lost, and you can continue where you were.')}
      </p>
      <div className={styles.actions}>
        <Button size="large" onClick={() => dialog.current?.close()}>
          {t('Not now')}
        </Button>
        {signInWays(providers, 'sign-in', SIGNED_IN).map(({ label, to }, at) => (
          <Button
            key={to}
            as="a"
            size="large"
            appearance={at === 0 ? 'primary' : 'secondary'}
            href={to}
            target={WINDOW}
            onClick={openBeside}
          >
            {t('Sign in with {provider}', { provider: label })}
          </Button>
        ))}
      </div>
    </dialog>
  )
}

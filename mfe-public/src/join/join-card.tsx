import { CURRENT_USER, LOG_OUT, SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import { call, failureOf } from '@goodword/contract/call'
import { type JoinInvitation, joinCompany } from '@goodword/contract/members'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import type { User } from '@goodword/contract/users'
import { said } from '@goodword/languages/texts'
import { Button, showToast, useNavigate, useSWR, useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { SignInWays } from '@goodword/shared-ui/sign-in/sign-in-ways.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'

const useStyles = makeStyles({
  text: { margin: '8px 0 0', color: tokens.colorNeutralForeground2, lineHeight: 1.55, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '12px', marginTop: '20px' },
})

const INVITES = {
  manager: said('{name} invites you as a manager. You would see all its jobs and applications, post jobs and decide.'),
  owner: said(
    '{name} invites you as an owner. You would see all its jobs and applications, post jobs and decide, and say who else belongs to it.',
  ),
}

interface JoinCardProps {
  invitation: JoinInvitation
  token: string
  user: User | null
  /** Called where joining was refused: the invitation may have ended. */
  onRefused: () => void
}

/** Who invites to what, and the one thing that this reader can do. */
export function JoinCard({ invitation, token, user, onRefused }: JoinCardProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { companyName, inviterName, role, state } = invitation
  return (
    <Panel>
      <Heading level={2}>
        <bdi>{companyName}</bdi>
      </Heading>
      <p className={styles.text}>{t(INVITES[role], { name: <bdi>{inviterName}</bdi> })}</p>
      {state === 'guest' ? <SignIn token={token} /> : null}
      {state === 'invited' ? <Join token={token} onRefused={onRefused} /> : null}
      {state === 'other-address' ? <OtherAddress user={user} /> : null}
      {state === 'member' ? <Already>{t('You are a member already.')}</Already> : null}
      {state === 'elsewhere' ? (
        <Already>
          {t(
            'You belong to another company, and a person belongs to one. Leave it on the team page first; this invitation stays open until it ends.',
          )}
        </Already>
      ) : null}
    </Panel>
  )
}

function SignIn({ token }: { token: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  return (
    <>
      <p className={styles.text}>
        {t('Sign in with the account of the address that got the letter. You come straight back to this page.')}
      </p>
      <div className={styles.actions}>
        <SignInWays ways={signInWays(providers, 'sign-in', `/join/${token}`)} as="to join" primary>
          {t('Sign in to join')}
        </SignInWays>
      </div>
    </>
  )
}

function Join({ token, onRefused }: Pick<JoinCardProps, 'token' | 'onRefused'>) {
  const styles = useStyles()
  const { t } = useTexts()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const [isBusy, setIsBusy] = useState(false)
  async function join() {
    setIsBusy(true)
    try {
      await call(joinCompany, { params: { token } })
      // Who they are first: the dashboard is for whoever hires.
      await mutate(CURRENT_USER)
      // What was read before, of another company too, is read anew.
      await mutate((key) => key !== CURRENT_USER, undefined, { revalidate: false })
      await navigate('/hiring-dashboard')
      showToast({
        tone: 'success',
        title: t('Welcome to the team'),
        description: t('These are the jobs of your company.'),
      })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('You did not join'), ...failureOf(error) })
      onRefused()
      setIsBusy(false)
    }
  }
  return (
    <div className={styles.actions}>
      <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={() => void join()}>
        {isBusy ? t('Joining...') : t('Join')}
      </Button>
    </div>
  )
}

function OtherAddress({ user }: { user: User | null }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <>
      <p className={styles.text}>
        {t('The letter went to another address.')}{' '}
        {user ? <>{t('You are signed in as {email}.', { email: <bdi>{user.email}</bdi> })} </> : null}
        {t(
          'Log out, open the link again and sign in with the account of that address, or ask for an invitation to this one.',
        )}
      </p>
      <form action={LOG_OUT} className={styles.actions}>
        <Button type="submit" size="large">
          {t('Log Out')}
        </Button>
      </form>
    </>
  )
}

function Already({ children }: { children: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        <ButtonLink to="/team" size="large">
          {t('See your team')}
        </ButtonLink>
      </div>
    </>
  )
}

import { Button } from '@fluentui/react-components'
import { downloadData, downloadReceipt } from '@goodword/contract/candidate-calls'
import { pathOf } from '@goodword/contract/endpoint'
import type { OpenedBy } from '@goodword/contract/referrals'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactElement } from 'react'
import { ConfirmDialog } from '../decision/confirm-dialog.tsx'
import { asks } from '../forms/buttons.ts'
import { DecisionForm } from '../forms/decision-form.tsx'
import type { Asking } from '../forms/use-asking.ts'

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5 },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '20px', rowGap: '4px' },
  link: { paddingBlock: '10px', color: tokens.colorBrandForegroundLink, textUnderlineOffset: '3px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface YourDataProps {
  token: string
  question: Asking
  link: OpenedBy
  /** Its name, in its own direction. */
  company: ReactElement
  /** The application still stands. */
  canWithdraw: boolean
  /** Both reject when the call failed. */
  onWithdraw: () => Promise<void>
  onErase: () => Promise<void>
}

/** The candidate's rights, in plain sight: a copy, a receipt, taking the application back, being forgotten. */
export function YourData(props: YourDataProps) {
  const { token, question, link, company, canWithdraw, onWithdraw, onErase } = props
  const { asking, ask, isPage } = question
  const styles = useStyles()
  const { t } = useTexts()
  const dialog = { token, isPage, onClose: () => ask(undefined) }
  const dialogs = (
    <>
      {asking === 'withdraw' ? (
        <ConfirmDialog
          {...dialog}
          decision="withdraw"
          heading={t('Withdraw your application?')}
          text={t(
            "We delete your documents, phone number and cover letter. {company} still sees that you applied and withdrew. You can't apply for this job again.",
            { company },
          )}
          confirm={t('Withdraw application')}
          pending={t('Withdrawing...')}
          cancel={t('Keep my application')}
          onConfirm={async () => {
            await onWithdraw()
            ask(undefined)
          }}
        />
      ) : null}
      {asking === 'erase' ? (
        <ConfirmDialog
          {...dialog}
          decision="erase"
          heading={t('Erase your data?')}
          text={t(
            "We delete everything about you now: your details, your application, its documents and history. {company} and whoever referred you no longer see you, and this link stops working. It can't be undone.",
            { company },
          )}
          confirm={t('Erase everything')}
          pending={t('Erasing...')}
          cancel={t('Keep my data')}
          onConfirm={onErase}
        />
      ) : null}
    </>
  )
  if (isPage) return dialogs
  return (
    <Panel className={styles.panel}>
      <Heading size="small">{t('Your data, your choice')}</Heading>
      <p className={styles.text}>
        {link === 'own'
          ? t(
              "This link is your private status page. Keep it, and don't forward it: whoever has it can do all of this.",
            )
          : t('This link opens your page in this browser only. Elsewhere, use the link in our latest email to you.')}
      </p>
      <div className={styles.links}>
        <a className={styles.link} href={pathOf(downloadData, { token })} download>
          {t('Download my data')}
        </a>
        <a className={styles.link} href={pathOf(downloadReceipt, { token })} download>
          {t('Download my consent receipt')}
        </a>
      </div>
      <DecisionForm token={token} className={styles.buttons}>
        {canWithdraw ? (
          <Button {...asks('withdraw', () => ask('withdraw'))}>{t('Withdraw my application')}</Button>
        ) : null}
        <Button appearance="subtle" {...asks('erase', () => ask('erase'))}>
          {t('Erase my data')}
        </Button>
      </DecisionForm>
      {dialogs}
    </Panel>
  )
}

import { Button } from '@fluentui/react-components'
import { call } from '@goodword/contract/call'
import { sendLink } from '@goodword/contract/candidate-calls'
import { SEND_LINK } from '@goodword/contract/form-answer'
import { useHydrated, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { showFailure } from '../decision/show-failure.ts'
import { instead } from '../forms/buttons.ts'
import { useFormAnswer } from '../forms/use-form-answer.ts'

const useStyles = makeStyles({
  // At a computer there is nothing to send.
  root: { display: 'none', '@media (pointer: coarse)': { display: 'block' } },
  photos: { '@media (scripting: none)': { display: 'none' } },
})

/**
 * For whoever has no resume at hand: photographs of it, or a letter with the link, to the invited address
 * (docs/rules.md#a-candidate-can-go-on-at-a-computer). Pressed twice, it sends one.
 */
export function LinkToComputer({ token }: { token: string }) {
  const styles = useStyles()
  const hydrated = useHydrated()
  const { t } = useTexts()
  // By the form, without a script: the page begins at its top.
  const answered = useFormAnswer().linkSent
  const [sent, setSent] = useState(answered)

  const send = () =>
    call(sendLink, { params: { token } }).then(
      () => setSent(true),
      (error) => showFailure(error, t),
    )

  return (
    <div className={styles.root} aria-live="polite">
      <p className={styles.photos}>{t('No file? Take photos of its pages, and we make one PDF.')}</p>
      {sent ? (
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent
        <p key="sent" tabIndex={-1} autoFocus={answered}>
          {t('We sent the link to the address that was invited. Open that email on your computer.')}
        </p>
      ) : (
        <>
          <p>{t('No resume on this phone?')}</p>
          <Button {...(!hydrated && { type: 'submit', name: SEND_LINK, value: '1' })} onClick={instead(send)}>
            {t('Send me the link to my computer')}
          </Button>
        </>
      )}
    </div>
  )
}

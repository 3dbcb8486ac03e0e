import { Button } from '@fluentui/react-components'
import { formatCents } from '@goodword/contract/format-cents'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { PaymentInput } from '@goodword/contract/statement'
import { useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import { makeStyles } from '@griffel/react'
import { showRefusal } from './show-refusal.ts'
import { type Step, useRewards } from './use-rewards.ts'

const useStyles = makeStyles({ question: { margin: 0, lineHeight: 1.55 } })

interface PaymentFormProps {
  reward: OperatorReward
  step: Step
  /** Key of the stored draft. */
  draft: string
  onDone: () => void
}

/** Confirms a payment with its bank reference. */
export function PaymentForm({ reward, step, draft, onDone }: PaymentFormProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const { confirm } = useRewards()
  const { question, confirmed, button } = wordsFor(reward, t)[step]
  const form = useAppForm({
    defaultValues: { reference: '' } as PaymentInput,
    validators: { onChange: PaymentInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await confirm(reward, step, value)
        showToast({ tone: 'success', title: t('Payment confirmed'), description: confirmed })
        onDone()
      } catch (error) {
        showRefusal(t('Failed to confirm the payment'), error, formApi, onDone)
      }
    },
  })
  useDialogDraft<PaymentInput>(form, draft, ['reference'])
  return (
    <Form label={button} onSubmit={() => form.handleSubmit()}>
      <p className={styles.question}>
        <Sentence text={question} names={[reward.company, reward.recommender ?? '']} />
      </p>
      <form.AppField name="reference">
        {(field) => (
          <field.TextField label={t('Reference')} hint={t('As on the bank statement')} required autoComplete="off" />
        )}
      </form.AppField>
      <ModalActions>
        <Button size="large" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <form.AppForm>
          <form.SubmitButton size="large" pending={t('Confirming...')}>
            {button}
          </form.SubmitButton>
        </form.AppForm>
      </ModalActions>
    </Form>
  )
}

function wordsFor({ company, recommender, gross, share }: OperatorReward, t: Texts['t']) {
  const [amount, theirs] = [formatCents(gross), formatCents(gross - share)]
  return {
    received: {
      question: t('{company} reports a payment of {amount}. Confirm only what has arrived in our account.', {
        company,
        amount,
      }),
      confirmed: t('{amount} received. {theirs} of it goes to the recommender.', { amount, theirs }),
      button: t('Confirm receipt'),
    },
    'paid-out': {
      question:
        recommender === undefined
          ? t('{theirs} goes to the recommender. Confirm only what has left our account.', { theirs })
          : t('{theirs} goes to {recommender}. Confirm only what has left our account.', { theirs, recommender }),
      confirmed: t('The recommender was paid {theirs}.', { theirs }),
      button: t('Record payout'),
    },
  }
}

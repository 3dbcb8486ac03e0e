import { Button } from '@fluentui/react-components'
import { formatCents } from '@goodword/contract/format-cents'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { ResolveInput, type RewardState } from '@goodword/contract/statement'
import { said } from '@goodword/languages/texts'
import { standsAt } from '@goodword/shared-money/states/stands-at.ts'
import { useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { showRefusal } from './show-refusal.ts'
import { useRewards } from './use-rewards.ts'

/** What a reversal means, by the reward's state: before the decision, and after it. */
const REVERSALS: Partial<Record<RewardState, Record<'before' | 'after', string>>> = {
  paid: {
    before: said('Reversed: {amount} is refunded once it arrives'),
    after: said('The reward is reversed. Refund {amount} to {company} once it arrives.'),
  },
  received: {
    before: said('Reversed: the {amount} received is refunded'),
    after: said('The reward is reversed. Now refund {amount} to {company}.'),
  },
}

/** What is left to do after the decision (docs/rules.md#what-came-in-for-a-reversed-reward-goes-back). */
function decided(reward: OperatorReward, outcome: ResolveInput['outcome'], t: Texts['t']): string {
  const wasReversed = standsAt(reward) === 'reversed'
  if (outcome === 'stands') return wasReversed ? t('The reward is promised again.') : t('The reward stands.')
  if (wasReversed) return t('The reward stays reversed.')
  const words = REVERSALS[standsAt(reward)]
  return words
    ? t(words.after, { amount: formatCents(reward.gross), company: reward.company })
    : t('The reward is reversed. Nothing is owed.')
}

interface DecideFormProps {
  reward: OperatorReward
  /** Key of the stored draft. */
  draft: string
  onDone: () => void
}

/** The decision of a dispute, with the reason that both sides read. */
export function DecideForm({ reward, draft, onDone }: DecideFormProps) {
  const { t } = useTexts()
  const { decide } = useRewards()
  const form = useAppForm({
    // Nothing is preselected: either decision costs somebody money.
    defaultValues: { outcome: '', reason: '' } as unknown as ResolveInput,
    validators: { onChange: ResolveInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await decide(reward, value)
        showToast({ tone: 'success', title: t('Dispute decided'), description: decided(reward, value.outcome, t) })
        onDone()
      } catch (error) {
        showRefusal(t('Failed to decide the dispute'), error, formApi, onDone)
      }
    },
  })
  useDialogDraft<ResolveInput>(form, draft, ['outcome', 'reason'])
  return (
    <Form label={t('Decide the dispute')} onSubmit={() => form.handleSubmit()}>
      <form.AppField name="outcome">
        {(field) => (
          <field.SelectField
            label={t('Decision')}
            required
            placeholder={t('Please decide')}
            options={outcomesOf(reward, t)}
          />
        )}
      </form.AppField>
      <form.AppField name="reason">
        {(field) => (
          <field.TextAreaField
            label={t('Reason')}
            hint={t('The company and the recommender can read it')}
            required
            rows={4}
          />
        )}
      </form.AppField>
      <ModalActions>
        <Button size="large" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <form.AppForm>
          <form.SubmitButton size="large" pending={t('Deciding...')}>
            {t('Decide')}
          </form.SubmitButton>
        </form.AppForm>
      </ModalActions>
    </Form>
  )
}

/** What was paid out cannot be taken back (docs/rules.md#a-dispute-is-decided-by-an-operator). */
function outcomesOf(reward: OperatorReward, t: Texts['t']) {
  const state = standsAt(reward)
  const amount = formatCents(reward.gross)
  if (state === 'reversed')
    return [
      { value: 'stands', label: t('Stands: the {amount} is promised again, with its guarantee', { amount }) },
      { value: 'reversed', label: t('Reversed: it stays reversed') },
    ]
  const label = t(REVERSALS[state]?.before ?? said('Reversed: the {amount} is no longer owed'), { amount })
  return [
    { value: 'stands', label: t('Stands: payment continues as before') },
    ...(state === 'paid-out' ? [] : [{ value: 'reversed', label }]),
  ]
}

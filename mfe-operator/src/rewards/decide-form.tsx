import { Button } from '@fluentui/react-components'
import { formatCents } from '@goodword/contract/format-cents'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { ResolveInput, type RewardState } from '@goodword/contract/statement'
import { standsAt } from '@goodword/shared-money/states/stands-at.ts'
import { useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { showRefusal } from './show-refusal.ts'
import { useRewards } from './use-rewards.ts'

/** What a reversal means, by the reward's state: before the decision, and after it. */
const REVERSALS: Partial<Record<RewardState, Record<'before' | 'after', (amount: string, company: string) => string>>> =
  {
    paid: {
      before: (amount) => `Reversed: ${amount} is refunded once it arrives`,
      after: (amount, company) => `The reward is reversed. Refund ${amount} to ${company} once it arrives.`,
    },
    received: {
      before: (amount) => `Reversed: the ${amount} received is refunded`,
      after: (amount, company) => `The reward is reversed. Now refund ${amount} to ${company}.`,
    },
  }

/** What is left to do after the decision (docs/rules.md#what-came-in-for-a-reversed-reward-goes-back). */
function decided(reward: OperatorReward, outcome: ResolveInput['outcome']): string {
  const wasReversed = standsAt(reward) === 'reversed'
  if (outcome === 'stands') return wasReversed ? 'The reward is promised again.' : 'The reward stands.'
  if (wasReversed) return 'The reward stays reversed.'
  const words = REVERSALS[standsAt(reward)]
  return words?.after(formatCents(reward.gross), reward.company) ?? 'The reward is reversed. Nothing is owed.'
}

interface DecideFormProps {
  reward: OperatorReward
  /** Key of the stored draft. */
  draft: string
  onDone: () => void
}

/** The decision of a dispute, with the reason that both sides read. */
export function DecideForm({ reward, draft, onDone }: DecideFormProps) {
  const { decide } = useRewards()
  const form = useAppForm({
    // Nothing is preselected: either decision costs somebody money.
    defaultValues: { outcome: '', reason: '' } as unknown as ResolveInput,
    validators: { onChange: ResolveInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await decide(reward, value)
        showToast({ tone: 'success', title: 'Dispute decided', description: decided(reward, value.outcome) })
        onDone()
      } catch (error) {
        showRefusal('Failed to decide the dispute', error, formApi, onDone)
      }
    },
  })
  useDialogDraft<ResolveInput>(form, draft, ['outcome', 'reason'])
  return (
    <Form label="Decide the dispute" onSubmit={() => form.handleSubmit()}>
      <form.AppField name="outcome">
        {(field) => (
          <field.SelectField label="Decision" required placeholder="Please decide" options={outcomesOf(reward)} />
        )}
      </form.AppField>
      <form.AppField name="reason">
        {(field) => (
          <field.TextAreaField label="Reason" hint="The company and the recommender can read it" required rows={4} />
        )}
      </form.AppField>
      <ModalActions>
        <Button size="large" onClick={onDone}>
          Cancel
        </Button>
        <form.AppForm>
          <form.SubmitButton size="large" pending="Deciding...">
            Decide
          </form.SubmitButton>
        </form.AppForm>
      </ModalActions>
    </Form>
  )
}

/** What was paid out cannot be taken back (docs/rules.md#a-dispute-is-decided-by-an-operator). */
function outcomesOf(reward: OperatorReward) {
  const state = standsAt(reward)
  const amount = formatCents(reward.gross)
  if (state === 'reversed')
    return [
      { value: 'stands', label: `Stands: the ${amount} is promised again, with its guarantee` },
      { value: 'reversed', label: 'Reversed: it stays reversed' },
    ]
  const label = REVERSALS[state]?.before(amount, reward.company) ?? `Reversed: the ${amount} is no longer owed`
  return [
    { value: 'stands', label: 'Stands: payment continues as before' },
    ...(state === 'paid-out' ? [] : [{ value: 'reversed', label }]),
  ]
}

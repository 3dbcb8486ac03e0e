import { Button } from '@fluentui/react-components'
import { formatCents } from '@goodword/contract/format-cents'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { ResolveInput } from '@goodword/contract/statement'
import { standsAt } from '@goodword/shared-money/states/stands-at.ts'
import { useDialogDraft } from '@goodword/shared-ui/form/dialog-draft.ts'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast } from '@goodword/shared-ui/kernel'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { showRefusal } from './show-refusal.ts'
import { useRewards } from './use-rewards.ts'

const DECIDED = {
  stands: 'The reward stands as it was.',
  reversed: 'The reward is reversed: nothing is owed any more.',
}

interface DecideFormProps {
  reward: OperatorReward
  /** Names what was typed and is kept. */
  draft: string
  onDone: () => void
}

/** The decision of a dispute, with the reason that both sides read. */
export function DecideForm({ reward, draft, onDone }: DecideFormProps) {
  const { decide } = useRewards()
  const form = useAppForm({
    // Nothing is chosen beforehand: both decisions are somebody's money.
    defaultValues: { outcome: '', reason: '' } as unknown as ResolveInput,
    validators: { onChange: ResolveInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await decide(reward, value)
        showToast({ tone: 'success', title: 'The dispute is decided', description: DECIDED[value.outcome] })
        onDone()
      } catch (error) {
        showRefusal('The dispute could not be decided', error, formApi, onDone)
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
        {(field) => <field.TextAreaField label="Reason" hint="Company and recommender read it" required rows={4} />}
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
  const reversed = { value: 'reversed', label: `It is reversed: nobody owes the ${formatCents(reward.gross)} any more` }
  return [
    { value: 'stands', label: 'It stands: all goes on as before' },
    ...(standsAt(reward) === 'paid-out' ? [] : [reversed]),
  ]
}

import { failureOf, isApiError } from '@goodword/contract/call'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { showToast } from '@goodword/shared-ui/kernel'

/**
 * Says why a form about a reward was refused. Where the reward's state has changed (404, 409) there is nothing to
 * retry: the form closes, and the page below shows the current state.
 * @param title of the notification
 * @param form the TanStack form, whose fields take messages about them
 * @param onOver closes it
 */
export function showRefusal(title: string, error: unknown, form: unknown, onOver: () => void): void {
  showToast({ tone: 'destructive', title, ...failureOf(error) })
  if (!isApiError(error)) return
  if (error.status === 404 || error.status === 409) onOver()
  else showServerErrors(form, error.problem?.errors)
}

import { expect, test } from 'bun:test'
import { useRefetch } from '@goodword/shared-ui/data/use-refetch.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import userEvent from '@testing-library/user-event'
import { useInvited } from './use-invited.ts'

const PATH = '/api/referrals/user/u1/invited'

function People() {
  const people = [...useInvited('u1').values()].flat()
  const refetch = useRefetch()
  return (
    <button type="button" onClick={() => refetch(PATH)}>
      {people.map(({ id, isNew }) => (isNew ? `${id}, new` : id)).join('; ')}
    </button>
  )
}

// docs/rules.md#a-job-says-whom-one-has-invited
test('who is invited while the page is open is new on it, and nobody is after it was opened again', async () => {
  const list = ['Ada']
  const answer = async () => list.map((id) => ({ id, jobId: 'job-1', candidateName: id }))
  const opened = renderPage(<People />, { answer })
  await opened.findByText('Ada')
  list.unshift('Kim')
  await userEvent.click(opened.getByRole('button'))
  await opened.findByText('Kim, new; Ada')
  opened.unmount()
  const again = renderPage(<People />, { answer })
  expect(await again.findByText('Kim; Ada')).toBeDefined()
})

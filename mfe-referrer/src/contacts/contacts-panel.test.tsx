import { afterEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from '../jobs/a-job.ts'
import type { ReferredPerson } from '../refer/referred-person.ts'
import { ContactsPanel } from './contacts-panel.tsx'
import { ContactsSession } from './session/contacts-session.ts'
import { answerCalls } from './worker/answer-calls.ts'
import type { Reply } from './worker/messages.ts'
import { openWorker, type WorkerLike } from './worker/open-worker.ts'

afterEach(cleanup)

/** The worker's own code without a thread of its own. */
function beside(): WorkerLike {
  const worker = new EventTarget()
  const answer = answerCalls((reply: Reply) => worker.dispatchEvent(new MessageEvent('message', { data: reply })))
  return Object.assign(worker, { postMessage: (call: never) => void answer(call), terminate() {} }) as never
}

const NAMES = 'Registered Nurses|Staff Nurse|Charge Nurse\nBakers|Baker'

async function open(title = 'Registered Nurse', load = async () => NAMES) {
  const session = new ContactsSession(title, { open: () => openWorker(beside()), load })
  const referred: ReferredPerson[] = []
  const screen = renderPage(
    <ContactsPanel job={aJob({ title })} kept={{ session }} onRefer={(person) => referred.push(person)} />,
  )
  await screen.findByText('Choose files')
  const user = userEvent.setup({ applyAccept: false })
  const paste = async (lines: string) => {
    await user.click(screen.getByLabelText('Or paste them, one a line'))
    await user.paste(lines)
    await user.click(screen.getByRole('button', { name: 'Read these lines' }))
  }
  const rows = () =>
    screen
      .queryAllByRole('listitem')
      .filter((item) => within(item).queryByRole('button', { name: /^Refer / }))
      .map((item) => item.textContent)
  return { screen, user, paste, rows, referred, session }
}

test('contacts with one of the titles are shown with the words that they share, and nothing is ranked', async () => {
  const { screen, paste, rows } = await open()
  await paste('Zoe Zak, Staff Nurse at Aurora\nAda Berg, Registered Nurse\nBo Dahl, Cook')
  const count = await screen.findByText('2 of 3 contacts have one of these titles')
  expect(document.activeElement).toBe(count.parentElement)
  expect(screen.getByText('These contacts have one of these job titles. Nothing is compared or ranked.')).toBeDefined()
  expect(rows()).toEqual([
    'Ada BergRegistered NurseRefer',
    'Zoe ZakStaff Nurse at AuroraStaff Nurse — also called Registered NurseRefer',
  ])
})

test('the recommender removes and adds titles', async () => {
  const { screen, user, paste, rows } = await open()
  await paste('Zoe Zak, Staff Nurse\nAda Berg, Master Welder\nCy Fox, Baker')
  await screen.findByText('1 of 3 contacts has one of these titles')
  await user.click(screen.getByRole('button', { name: 'Remove Staff Nurse' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Charge Nurse')
  await screen.findByText('None of 3 contacts has one of these titles')
  await user.type(screen.getByLabelText('Add a title'), 'Welder{Enter}')
  await waitFor(() => expect(rows()).toEqual(['Ada BergMaster WelderWelderRefer']))
  await user.click(screen.getByRole('button', { name: 'Put removed titles back (1)' }))
  await screen.findByText('2 of 3 contacts have one of these titles')
  await user.click(screen.getByRole('checkbox', { name: /^Registered Nurses/ }))
  await screen.findByText('1 of 3 contacts has one of these titles')
  await user.type(screen.getByLabelText('Add a title'), 'baker{Enter}')
  await screen.findByRole('checkbox', { name: 'Bakers, as “baker” is one of their names (2)' })
})

test('a contact without one of the titles is found by name', async () => {
  const { screen, user, paste, rows } = await open()
  await paste('Bo Dahl, Cook\nCy Fox, Baker')
  await user.type(screen.getByRole('searchbox'), 'fox')
  await screen.findByText('1 of 2 contacts has these letters in the name')
  expect(rows()).toEqual(['Cy FoxBakerRefer'])
})

test('a contact goes on to the refer dialog with name and address', async () => {
  const { screen, user, paste, referred } = await open()
  await paste('Zoe Zak <zoe@x.example>, Staff Nurse')
  await user.click(await screen.findByRole('button', { name: 'Refer Zoe Zak' }))
  expect(referred).toEqual([{ candidateName: 'Zoe Zak', candidateEmail: 'zoe@x.example' }])
})

test('what cannot be read has a sentence, and what was read stays', async () => {
  const { screen, user, paste } = await open()
  await paste('Zoe Zak, Staff Nurse')
  await screen.findByText('1 contact read from what you pasted.')
  await user.upload(screen.getByLabelText('Files of contacts'), new File(['%PDF-1.7'], 'cv.pdf'))
  expect((await screen.findByText(/^cv\.pdf is a PDF\./)).textContent).toEndWith(
    'or paste lines. What was read before is still here.',
  )
})

test('of several files each has its sentence', async () => {
  const { screen, user } = await open()
  const files = [new File([''], 'a.csv'), new File(['Zoe Zak, Staff Nurse'], 'b.txt'), new File(['%PDF-1.7'], 'c.pdf')]
  await user.upload(screen.getByLabelText('Files of contacts'), files)
  await screen.findByText('1 contact read from b.txt.')
  await screen.findByText(/^There are no contacts in a\.csv\. c\.pdf is a PDF\./)
})

test('a long text that is pasted is read at once', async () => {
  const { screen, user } = await open()
  await user.click(screen.getByLabelText('Or paste them, one a line'))
  await user.paste(Array.from({ length: 2000 }, (_, at) => `Ada ${at}, Staff Nurse`).join('\n'))
  await screen.findByText('2,000 contacts read from what you pasted.')
  expect((screen.getByLabelText('Or paste them, one a line') as HTMLTextAreaElement).value).toBe('')
  await user.click(await screen.findByRole('button', { name: 'Show more (50 of 2,000 are shown)' }))
  await screen.findByRole('button', { name: 'Show more (100 of 2,000 are shown)' })
})

test('contacts are forgotten on request', async () => {
  const { screen, user, paste, session } = await open()
  await paste('Zoe Zak, Staff Nurse')
  await user.click(await screen.findByRole('button', { name: 'Forget these contacts' }))
  await screen.findByText('The contacts are forgotten.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' })))
  expect(session.state()).toMatchObject({ size: 0, found: undefined })
  await paste('Ada Berg, Cook')
  await screen.findByText('The one contact has none of these titles')
})

test('names that do not load are asked for again', async () => {
  let asked = 0
  const load = async () => {
    if (++asked === 1) throw new Error('ChunkLoadError')
    return NAMES
  }
  const session = new ContactsSession('Baker', { open: () => openWorker(beside()), load })
  const screen = renderPage(<ContactsPanel job={aJob()} kept={{ session }} onRefer={() => {}} />)
  await screen.findByText('The names of occupations could not be loaded. Please check your connection and try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Choose files')
})

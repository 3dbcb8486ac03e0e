import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { ReviewedApplication } from '@goodword/contract/inbox'
import type { Ratings } from '@goodword/contract/ratings'
import { MARA } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, within } from '@testing-library/react'
import { aReviewedApplication } from '../testing/a-listed-application.ts'
import { ComparePage } from './compare-page.tsx'
import { comparePath } from './compared-ids.ts'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const NONE: Ratings = { criteria: ['Bread', 'Rye'], closedFor: null, mine: null, others: null }
function answer(id: string, fields: Partial<ReviewedApplication>, ratings: Ratings = NONE) {
  api.answer(`GET /api/applications/${id}`, aReviewedApplication({ id, lastName: '', ...fields }))
  api.answer(`GET /api/applications/${id}/ratings`, ratings)
}
const open = (ids: string) =>
  renderPage(<ComparePage user={MARA} />, { path: `/applications/compare?ids=${ids}`, answer: read })

describe('a comparison', () => {
  test('has the same facts of each, in the order of arrival', async () => {
    answer('a1', {
      firstName: 'Ada',
      createdAt: '2026-03-05T12:00:00.000Z',
      referrerMessage: 'She bakes.',
      referrerRelation: 'private',
    })
    answer('a2', { firstName: 'Bo', createdAt: '2026-03-04T12:00:00.000Z', referrerMessage: null })
    const screen = open('a1,a2')
    const columns = await screen.findAllByRole('article')
    const names = columns.map((column) => within(column).getByRole('heading', { level: 2 }).textContent)
    expect(names).toEqual(['Bo', 'Ada'])
    const facts = columns.map((column) =>
      within(column)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    )
    expect(facts[0]).toEqual(facts[1])
    expect(facts[0]).toContain('Good word')
    expect(columns[1]?.textContent).toContain('Good wordRita Falk knows them privately.She bakes.')
    expect(columns[0]?.textContent).toContain('Good wordRelation not stated')
    expect(screen.getAllByText('Shown once you have given yours.')).toHaveLength(2)
  })

  test.each([
    ['one', 'a1'],
    ['five', 'a1,a2,a3,a4,a5'],
    ['none', ''],
    ['two of two jobs', 'a1,a2'],
    ['one that is gone', 'a1,gone'],
  ])('of %s says what to select', async (_, ids) => {
    answer('a1', { firstName: 'Ada' })
    answer('a2', { firstName: 'Bo', job: { id: 'j2', title: 'Ranger' } })
    api.answer('GET /api/applications/gone', { title: 'Gone', status: 404, detail: 'Gone.' }, 404)
    api.answer('GET /api/applications/gone/ratings', { title: 'Gone', status: 404, detail: 'Gone.' }, 404)
    const screen = open(ids)
    await screen.findByText(/Please select two to four applications to one of your jobs/)
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('says when one of several is gone', async () => {
    answer('a1', { firstName: 'Ada' })
    answer('a2', { firstName: 'Bo' })
    api.answer('GET /api/applications/gone', { title: 'Gone', status: 404, detail: 'Gone.' }, 404)
    api.answer('GET /api/applications/gone/ratings', { title: 'Gone', status: 404, detail: 'Gone.' }, 404)
    const screen = open('a1,A2,a2,gone')
    await screen.findByText('One application of this address is gone: it is not shown.')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('is offered for two to four applications to one job', () => {
    const of = (id: string, job = 'j1') => ({ id, job: { id: job, title: '' } })
    expect(comparePath([of('a'), of('b')])).toBe('/applications/compare?ids=a,b')
    expect(comparePath([of('a')])).toBeUndefined()
    expect(comparePath(['a', 'b', 'c', 'd', 'e'].map((id) => of(id)))).toBeUndefined()
    expect(comparePath([of('a'), of('b', 'j2')])).toBeUndefined()
  })
})

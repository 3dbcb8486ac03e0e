import { previewStatusLetter as previewCall } from '@goodword/contract/applications'
import {
  addNote as addNoteCall,
  findApplication as findCall,
  listAllApplications as listCall,
  readApplication as readCall,
  removeNote as removeNoteCall,
  setApplicationStatuses as setStatusesCall,
} from '@goodword/contract/inbox'
import { LIST_MAX } from '@goodword/contract/limits'
import { Elysia } from 'elysia'
import { requireUser } from '../../auth/actor.ts'
import { listReader } from '../../auth/http/own-writes.ts'
import { readOwnBody } from '../../auth/http/read-own-body.ts'
import { withActor } from '../../auth/http/with-actor.ts'
import type { Deps } from '../../deps.ts'
import { pageHeaders } from '../../http/page-headers.ts'
import { readId } from '../../http/read-id.ts'
import { readQuery } from '../../http/read-query.ts'
import { routesOf } from '../../http/routes-of.ts'
import { addNote } from './add-note.ts'
import { findApplication } from './find-application.ts'
import { listAllApplications } from './list-all-applications.ts'
import { previewStatusLetter } from './preview-status-letter.ts'
import { readApplication } from './read-application.ts'
import { removeNote } from './remove-note.ts'
import { setApplicationStatuses } from './set-application-statuses.ts'
import { writeCsv } from './write-csv.ts'

const NO_APPLICATION = { 404: 'There is no such application for a job of yours.' }
/** Places that a call takes which reads or writes hundreds of rows. */
const HUNDREDS = 4

/** The applications to all jobs of a company, and their review. */
export function reviewRoutes(deps: Deps) {
  const readList = listReader(deps)
  const app = new Elysia().use(withActor(deps))
  const route = routesOf(app, 'Applications')

  route(listCall, {
    id: 'listAllApplications',
    summary: 'The applications for all jobs of the company, in pages',
    may: 'managers',
    cost: (query) => (query.has('limit') ? 1 : HUNDREDS),
    handle: async ({ actor, request, set }) => {
      // Before the query is looked at: a guest learns nothing of it.
      requireUser(actor)
      const query = readQuery(request, listCall)
      const isCounted = query.limit !== undefined
      const read = (db: Deps['db']) => listAllApplications({ db }, actor, query, isCounted)
      const { items, ...page } = await readList(request, read)
      Object.assign(set.headers, pageHeaders(listCall, asSent(query), page))
      return items
    },
  })
  route(
    { method: 'GET', path: '/api/applications.csv', query: listCall.query },
    {
      id: 'downloadApplications',
      summary: `The same list as CSV: the first ${LIST_MAX.toLocaleString('en-US')} rows`,
      may: 'managers',
      answers: ['text/csv'],
      cost: () => HUNDREDS,
      handle: async ({ actor, request, set }) => {
        requireUser(actor)
        const { limit: _, cursor: __, summary: ___, ...query } = readQuery(request, listCall)
        const { items, total } = await readList(request, (db) => listAllApplications({ db }, actor, query))
        Object.assign(set.headers, pageHeaders(listCall, {}, { nextCursor: undefined, total }))
        set.headers['content-type'] = 'text/csv; charset=utf-8'
        set.headers['content-disposition'] = 'attachment; filename="goodword-applications.csv"'
        return writeCsv(items)
      },
    },
  )
  route(findCall, {
    id: 'findApplication',
    summary: 'One application with its notes and the history of its status',
    may: 'its manager',
    refusals: NO_APPLICATION,
    handle: ({ actor, params }) => findApplication(deps, actor, readId(params.applicationId)),
  })
  route(readCall, {
    id: 'readApplication',
    summary: 'Marks an application as read by whoever asks',
    may: 'its manager',
    refusals: NO_APPLICATION,
    handle: ({ actor, params }) => readApplication(deps, actor, readId(params.applicationId)),
  })
  route(setStatusesCall, {
    id: 'setApplicationStatuses',
    summary: 'Sets the status of up to 200 applications, each by itself',
    may: 'managers',
    refusals: { 429: 'Too many changes in a minute.' },
    cost: () => HUNDREDS,
    handle: async ({ actor, request }) =>
      setApplicationStatuses(deps, actor, await readOwnBody(actor, request, setStatusesCall)),
  })
  route(previewCall, {
    id: 'previewStatusLetter',
    summary: 'The letter to the candidate that a status would send',
    may: 'its manager',
    refusals: { ...NO_APPLICATION, 429: 'Too many changes in a minute.' },
    handle: async ({ actor, params, request }) => {
      const input = await readOwnBody(actor, request, previewCall)
      return previewStatusLetter(deps, actor, readId(params.applicationId), input)
    },
  })
  route(addNoteCall, {
    id: 'addNote',
    summary: 'Adds a note for the company to an application',
    may: 'its manager',
    status: 201,
    refusals: { ...NO_APPLICATION, 409: 'It has as many notes as it may have.', 429: 'Too many notes in an hour.' },
    handle: async ({ actor, params, request }) => {
      const input = await readOwnBody(actor, request, addNoteCall)
      return addNote(deps, actor, readId(params.applicationId), input)
    },
  })
  route(removeNoteCall, {
    id: 'removeNote',
    summary: "Removes one's own note",
    may: 'its manager',
    refusals: { 404: 'There is no such note of yours.' },
    handle: ({ actor, params }) => {
      const note = { applicationId: readId(params.applicationId), noteId: readId(params.noteId) }
      return removeNote(deps, actor, note)
    },
  })
  return app
}

/** For the address of the next page: as the query was sent. */
function asSent({ status, ...query }: ReturnType<typeof readQuery<typeof listCall>>) {
  return { ...query, ...(status && { status: status.join() }) }
}

/// <reference path="../../shared-ui/src/kernel/po.d.ts" />

import { afterEach, expect, test } from 'bun:test'
import type { OwnApplication } from '@goodword/contract/candidate'
import { pathOf } from '@goodword/contract/endpoint'
import { applyPath, type FormAnswer, formAnswerKey } from '@goodword/contract/form-answer'
import type { OwnQuestion } from '@goodword/contract/questions'
import { findReferralByToken, type ReferralLookup } from '@goodword/contract/referrals'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { speakPseudo, untranslatedIn } from '@goodword/shared-ui/testing/pseudo-language.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { aLookup } from './a-lookup.ts'
import { anOwnApplication } from './an-own-application.ts'
import { ApplyPage } from './apply-page.tsx'
import { openStatusPage } from './late-status-page.tsx'

afterEach(cleanup)

const DAY = '2026-04-02T12:00:00.000Z'
const { referral: REFERRAL, said: SAID } = aLookup()
const own = (fields: Partial<OwnApplication> = {}, lookup: Partial<ReferralLookup> = {}): State => ({
  lookup: {
    ...{ link: 'own', referral: { ...REFERRAL, progress: 'applied' }, ...lookup },
    application: anOwnApplication(fields),
  },
})
const asked = (answer: string | null, fields: Partial<OwnQuestion> = {}) => ({
  ...{
    id: answer ?? 'q',
    text: 'Four days?',
    askedAt: DAY,
    answer,
    answeredAt: answer && DAY,
    byLetter: false,
    refusesEmails: false,
    ...fields,
  },
})
const PROBLEM = { type: 'about:blank', title: 'Conflict', status: 409, detail: '⟦No.⟧', requestId: 'r1' }
const SUBMISSION = {
  readAt: null,
  details: { firstName: 'Cara', lastName: 'Diaz', phone: '+1 555 010 0123', coverLetter: 'Dear you' },
  documents: [
    { id: 'd1', slot: 'resume' as const, name: 'Resume.pdf', number: null, extension: '.pdf' },
    { id: 'd2', slot: 'portfolio' as const, name: 'Portfolio.pdf', number: null, extension: '.pdf' },
    { id: 'd3', slot: 'additional' as const, name: 'Document 2.pdf', number: 2, extension: '.pdf' },
  ],
  notes: [{ text: 'I moved.', at: DAY, documents: 2 }],
  goodWord: { isIncluded: true, isOnItsWay: false, emailedAt: null },
}

interface State {
  lookup?: Partial<ReferralLookup>
  answer?: FormAnswer
  /** Of the address. */
  query?: string
}

const STATES: Record<string, State> = {
  'an invitation': { lookup: { referral: { ...REFERRAL, countsUntil: DAY } } },
  'an invitation that was said yes to': { lookup: { referral: { ...REFERRAL, progress: 'interested' } } },
  'an invitation without a message, from nobody known': {
    lookup: { referral: { ...REFERRAL, message: null }, referrer: { firstName: '', lastName: '' } },
  },
  'a hidden posting': { lookup: { isHidden: true } },
  'a posting that changed': {
    lookup: {
      changes: {
        at: DAY,
        fields: [
          { field: 'location', before: '“Porto”', after: '“Lisbon”' },
          { field: 'companyName', before: '“Crumb”', after: '“Crust”' },
          { field: 'description', before: null, after: null },
        ],
      },
    },
  },
  'questions with and without an answer': {
    lookup: {
      questions: [
        asked(null, { byLetter: true }),
        asked(null, { id: 'q2' }),
        asked(null, { id: 'q3', refusesEmails: true }),
        asked('Yes.'),
      ],
    },
  },
  'a question that was refused': { answer: { question: { text: 'I am Cara', contact: 'name' } } },
  'a refused form': { answer: { problem: PROBLEM } },
  'the question before declining': { query: '?ask=decline' },
  'a link that somebody used': { lookup: { referral: { ...REFERRAL, progress: 'applied' } } },
  'a link that somebody else used': { lookup: { link: 'disown', referral: { ...REFERRAL, progress: 'applied' } } },
  'a farewell after declining': { answer: { ending: 'declined' } },
  'a farewell after refusing all': { answer: { ending: 'never' } },
  'a farewell after an erasure': { answer: { ending: 'erased' } },
  'an application that waits': own({}, { said: { ...SAID, promise: { by: DAY, isLate: false }, usualDays: 3 } }),
  'an application that waits too long': own({}, { said: { ...SAID, promise: { by: DAY, isLate: true } } }),
  'an application in review': own({ status: 'reviewing', history: [{ status: 'reviewing', at: DAY }] }),
  'an interview': own({ status: 'interview', answeredAt: DAY, history: [{ status: 'interview', at: DAY }] }),
  'a hire': own({ status: 'hired', answeredAt: DAY, keptUntil: null }),
  'a rejection with words': own({
    ...{ status: 'rejected', answeredAt: DAY, companyWords: 'We chose somebody else.', otherRoles: { consent: null } },
    history: [{ status: 'rejected', at: DAY }],
  }),
  'somebody who did not answer': own({ status: 'rejected', closedAs: 'did-not-answer' }),
  'somebody who is not interested': own({ status: 'rejected', closedAs: 'no-longer-interested' }),
  'a withdrawn application': own({ withdrawnAt: DAY }),
  'a closed job': own({ jobClosedAt: DAY }),
  'an address that is not confirmed': own({ addressConfirmed: false }),
  'an address that cannot be asked': own({ addressConfirmed: false, addressAsked: false }),
  'an address that takes no email': own({ addressConfirmed: false, letter: { standing: 'failed', at: DAY } }),
  'a letter that was sent': own({ letter: { standing: 'sent', at: DAY }, confirmationSentAt: DAY }),
  'what can be corrected': own({}, { submission: SUBMISSION }),
  'what was read': own({}, { submission: { ...SUBMISSION, readAt: DAY, details: null, documents: [] } }),
  'a good word that was emailed': own(
    {},
    { submission: { ...SUBMISSION, goodWord: { isIncluded: true, isOnItsWay: false, emailedAt: DAY } } },
  ),
  'the question before withdrawing': { ...own(), query: '?ask=withdraw' },
  'the question before erasing': { ...own(), query: '?ask=erase' },
}

async function shown({ lookup: fields, answer, query = '' }: State) {
  const catalogues = await Promise.all([
    import('./texts/texts.pot', { with: { type: 'text' } }),
    import('../../shell/src/texts/texts.pot', { with: { type: 'text' } }),
  ])
  speakPseudo(
    'fr',
    catalogues.map(({ default: text }) => text),
  )
  await openStatusPage()
  const lookup = aLookup({ language: 'fr', ...fields })
  const page = (
    <LanguageContext value={{ language: 'fr', choose: async () => {} }}>
      <ApplyPage />
    </LanguageContext>
  )
  const replies = {
    [pathOf(findReferralByToken, { token: 'x' })]: lookup,
    ...(answer && { [formAnswerKey(applyPath('x'))]: answer }),
  }
  const { container } = renderPage(page, { path: `/apply/x${query}`, route: '/apply/:token', replies })
  return { container, lookup }
}

/** What people typed, and what the server says in the language of its reader. */
function typedIn({ job, company, referral, said, referrer, questions, application }: ReferralLookup): string[] {
  const ofJob = [job.title, job.description, ...(job.requirements ?? '').split('\n'), job.location]
  const ofCompany = [
    company.name,
    company.description,
    company.domain,
    company.website && new URL(company.website).host,
  ]
  const ofPeople = [referrer.firstName, referrer.lastName, referral.message, application?.companyWords]
  const asked = questions.flatMap(({ text, answer }) => [text, answer])
  const changed = ['Porto', 'Lisbon', 'Crumb', 'Crust', 'Cara', 'Diaz', 'Dear you', 'I moved.', 'I am Cara', '.pdf']
  return [...ofJob, ...ofCompany, ...ofPeople, ...asked, ...changed, said.pay, said.answer].flatMap(
    (text) => text || [],
  )
}

test.each(Object.entries(STATES))('every text is translated: %s', async (_, state) => {
  const { container, lookup } = await shown(state)
  expect(container.textContent).toContain('⟦')
  expect(untranslatedIn(container, [...typedIn(lookup), 'avr.', '1A2B-3C4D', 'UTC'])).toEqual([])
})

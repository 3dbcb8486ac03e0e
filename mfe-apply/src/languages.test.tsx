import { afterEach, expect, test } from 'bun:test'
import { pathOf } from '@goodword/contract/endpoint'
import { findReferralByToken, type ReferralLookup } from '@goodword/contract/referrals'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { speakPseudo, untranslatedIn } from '@goodword/shared-ui/testing/pseudo-language.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { aLookup } from './a-lookup.ts'
import { ApplyPage } from './apply-page.tsx'

afterEach(cleanup)

async function shown(fields: Partial<ReferralLookup>) {
  const catalogues = await Promise.all([
    import('./texts/texts.pot', { with: { type: 'text' } }),
    import('../../shell/src/texts/texts.pot', { with: { type: 'text' } }),
  ])
  speakPseudo('fr', catalogues.map(({ default: text }) => text as unknown as string))
  const lookup = aLookup({ language: 'fr', ...fields })
  const page = (
    <LanguageContext value={{ language: 'fr', choose: async () => {} }}>
      <ApplyPage />
    </LanguageContext>
  )
  const replies = { [pathOf(findReferralByToken, { token: 'x' })]: lookup }
  const { container } = renderPage(page, { path: '/apply/x', route: '/apply/:token', replies })
  return { container, lookup }
}

test('every text of an invitation is translated', async () => {
  const { container, lookup } = await shown({})
  const { job, company, referral, said, referrer } = lookup
  const typed = [job.title, job.description, job.requirements ?? '', job.location, company.name, company.description]
  expect(
    untranslatedIn(container, [...typed, referral.message ?? '', said.pay, said.answer ?? '', company.domain ?? '', referrer.firstName, referrer.lastName]),
  ).toEqual([])
})

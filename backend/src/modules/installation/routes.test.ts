import { describe, expect, test } from 'bun:test'
import { testApp } from '../../../test/harness.ts'

const NAMED = {
  OPERATED_BY: 'Fernway Hiring Ltd',
  OPERATED_AT: '1 Harbour Street, Portsmouth',
  CONTACT_EMAIL: 'help@fernway.example',
  AI_BASE_URL: 'https://models.example/v1',
  AI_API_KEY: 'a key of a test',
  AI_MODEL: 'fernway-small-2',
}

describe('a page says who runs Goodword', () => {
  const app = testApp(NAMED)

  test('to guests, as configured', async () => {
    expect((await app.guest().get('/api/installation')).body).toEqual({
      operatedBy: NAMED.OPERATED_BY,
      operatedAt: NAMED.OPERATED_AT,
      contactEmail: NAMED.CONTACT_EMAIL,
      model: NAMED.AI_MODEL,
    })
  })
})

describe('an installation that names nobody', () => {
  const app = testApp()

  test('answers with nulls', async () => {
    const nobody = { operatedBy: null, operatedAt: null, contactEmail: null, model: null }
    expect((await app.guest().get('/api/installation')).body).toEqual(nobody)
  })
})

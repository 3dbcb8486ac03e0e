import { describe, expect, test } from 'bun:test'
import { DOMAIN_CODE_TRIES, DOMAIN_LETTERS } from '@goodword/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { makeCompany, makeJob, makeReferral } from '../../../../test/factories.ts'
import { type Person, testApp } from '../../../../test/harness.ts'
import { mailTo } from '../../../../test/mailbox.ts'
import { until } from '../../../../test/until.ts'
import { companies } from '../../../db/schema/companies.ts'
import { domainProofs } from '../../../db/schema/domain-proofs.ts'
import { letters } from '../../../db/schema/letters.ts'
import { rateLimits } from '../../../db/schema/rate-limits.ts'
import { addressHashes } from '../../../privacy/suppressions/address-hashes.ts'
import { suppress } from '../../../privacy/suppressions/suppress.ts'

const app = testApp()
const ASK = '/api/company/domain'
const CONFIRM = '/api/company/domain/confirm'
const DETAILS = { description: 'We keep forests standing.', website: '', logo: '' }

/** Domains of this file's own: limits count them. */
let made = 0
const newDomain = () => `fernway-${++made}.example`

async function newCompany(name?: string): Promise<Person & { companyId: string }> {
  const manager = await app.signIn('hiring_manager')
  const { id } = await makeCompany(app.db, { ownerId: manager.id, ...(name && { name }) })
  return { ...manager, companyId: id }
}

const ask = async ({ browser }: Person, email: string) => {
  const { status, body } = await browser.post(ASK, { email })
  return { status, body }
}
const confirm = ({ browser }: Person, code: string) => browser.post(CONFIRM, { code })

/** The code of the letter that came as this one to an address. */
async function codeAt(address: string, count = 1): Promise<string> {
  const all = await mailTo(address, count)
  return /\b\d{6}\b/.exec(all[count - 1]?.text ?? '')?.[0] ?? ''
}

/** A code that is not this one. */
const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

async function prove(manager: Person, domain = newDomain()): Promise<string> {
  const address = `person-${++made}@${domain}`
  expect((await ask(manager, address)).status).toBe(204)
  const { status, body } = await confirm(manager, await codeAt(address))
  expect([status, body.domain]).toEqual([200, domain])
  return domain
}

const keyOf = async ({ companyId }: { companyId: string }) => {
  const [row] = await app.db.select().from(companies).where(eq(companies.id, companyId))
  return row?.provenNameKey
}

describe('a company proves a domain', () => {
  test('by the code of a letter to an address at it', async () => {
    const manager = await newCompany('Aurora Energy')
    expect((await manager.browser.get('/api/company')).body.domain).toBeNull()
    const domain = await prove(manager)
    expect((await manager.browser.get('/api/company')).body).toMatchObject({ companyName: 'Aurora Energy', domain })
    expect(await app.db.$count(domainProofs, eq(domainProofs.companyId, manager.companyId))).toBe(0)
  })

  test('a later proof replaces the domain, and two companies may prove the same', async () => {
    const [one, other] = [await newCompany(), await newCompany()]
    const first = await prove(one)
    const second = await prove(one)
    expect(await prove(other, second)).toBe(second)
    expect((await one.browser.get('/api/company')).body.domain).toBe(second)
    expect(first).not.toBe(second)
  })

  test('the domain is stored in small letters and in its IDNA form', async () => {
    const manager = await newCompany()
    const address = 'Jobs@B\u00dccher.Example'
    await ask(manager, address)
    const { body } = await confirm(manager, await codeAt(address))
    expect(body.domain).toBe('xn--bcher-kva.example')
  })

  test('a code is not accepted from another company', async () => {
    const [one, other] = [await newCompany(), await newCompany()]
    const [address, theirs] = [`jobs@${newDomain()}`, `jobs@${newDomain()}`]
    await ask(one, address)
    await ask(other, theirs)
    const code = await codeAt(address)
    if (code !== (await codeAt(theirs))) expect((await confirm(other, code)).status).toBe(400)
    expect((await other.browser.get('/api/company')).body.domain).toBeNull()
    expect((await confirm(one, code)).status).toBe(200)
  })

  test('a code works once', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const code = await codeAt(address)
    const replies = await Promise.all([confirm(manager, code), confirm(manager, code)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await confirm(manager, code)).body.errors).toEqual({
      code: 'There is no code to confirm. Please have one sent.',
    })
  })

  test('spaces in a typed code make no difference, and anything but six digits is refused', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const code = await codeAt(address)
    for (const wrong of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) {
      const { status, body } = await confirm(manager, wrong)
      expect([wrong, status, body.errors]).toEqual([wrong, 400, { code: 'Please enter the six digits of the code' }])
    }
    expect((await confirm(manager, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  })

  test('company setup comes first', async () => {
    const { browser } = await app.signIn('hiring_manager')
    const needed = 'Please complete your company setup before proving a domain.'
    for (const { status, body } of [
      await browser.post(ASK, { email: `jobs@${newDomain()}` }),
      await browser.post(CONFIRM, { code: '123456' }),
      await browser.get('/api/company/domain/record'),
      await browser.post('/api/company/domain/check', { domain: newDomain() }),
      await browser.delete(ASK),
    ]) {
      expect([status, body.detail, body.needsCompanySetup]).toEqual([400, needed, true])
    }
  })

  test.each([
    ['', "Please enter an address at your company's domain, such as jobs@example.org"],
    ['jobs', "Please enter an address at your company's domain, such as jobs@example.org"],
    ['jobs@localhost', "Please enter an address at your company's domain, such as jobs@example.org"],
    ['jobs@192.0.2.44', "Please enter an address at your company's domain, such as jobs@example.org"],
    ['jobs@[192.0.2.44]', "Please enter an address at your company's domain, such as jobs@example.org"],
    ['jobs@[IPv6:2001:db8::1]', "Please enter an address at your company's domain, such as jobs@example.org"],
    ...[
      ...['gmail.com', 'Outlook.com', 'yahoo.co.jp', 'proton.me', 'tuta.com', 'web.de', 'qq.com', 'mailinator.com'],
      ...['googlegroups.com', 'groups.io', 'aurora.onmicrosoft.com', 'aurora.zendesk.com', 'addy.io', 'ieee.org'],
    ].map(
      (domain) =>
        [
          `jobs@${domain}`,
          "Mailboxes of this domain are for everybody, so it says nothing about a company. Please use an address at your company's own domain.",
        ] as const,
    ),
    [
      'jobs@sub.mailinator.com',
      "Mailboxes of this domain are for everybody, so it says nothing about a company. Please use an address at your company's own domain.",
    ],
  ])('"%s" proves no domain of a company', async (email, sentence) => {
    const manager = await newCompany()
    const { status, body } = await ask(manager, email)
    expect([status, body.errors]).toEqual([400, { email: sentence }])
    expect(await app.db.$count(domainProofs, eq(domainProofs.companyId, manager.companyId))).toBe(0)
  })
})

describe('the code', () => {
  test('is stored as a keyed hash alone', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const code = await codeAt(address)
    const [proof] = await app.db.select().from(domainProofs).where(eq(domainProofs.companyId, manager.companyId))
    const plain = new Bun.CryptoHasher('sha256').update(code).digest('base64url')
    expect(JSON.stringify(proof)).not.toContain(code)
    expect(proof?.codeHash).not.toBe(plain)
    expect(app.logged.join()).not.toContain(address)
  })

  test('five wrong tries end it, and the sentence says how many are left', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const code = await codeAt(address)
    const said: string[] = []
    for (let by = 1; by <= DOMAIN_CODE_TRIES; by++)
      said.push((await confirm(manager, another(code, by))).body.errors.code)
    const usedUp = 'This code was mistyped 5 times and does not work any more. Please have a new one sent.'
    expect(said).toEqual([
      ...['4 tries are', '3 tries are', '2 tries are', 'One try is'].map(
        (left) => `This is not the code of the last letter. ${left} left.`,
      ),
      usedUp,
    ])
    const { status, body } = await confirm(manager, code)
    expect([status, body.errors]).toEqual([400, { code: usedUp }])
    expect((await manager.browser.get('/api/company')).body.domain).toBeNull()
  })

  test('no number of tries at once gets more than five', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const code = await codeAt(address)
    const replies = await Promise.all(Array.from({ length: 12 }, (_, by) => confirm(manager, another(code, by + 1))))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]))
    const compared = replies.filter(({ body }) => / left\.$/.test(body.errors.code))
    expect(compared).toHaveLength(DOMAIN_CODE_TRIES - 1)
    const [proof] = await app.db.select().from(domainProofs).where(eq(domainProofs.companyId, manager.companyId))
    expect(proof?.wrongTries).toBe(DOMAIN_CODE_TRIES)
    expect((await confirm(manager, code)).status).toBe(400)
  })

  test('the fifth try may be the right one', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const code = await codeAt(address)
    for (let by = 1; by < DOMAIN_CODE_TRIES; by++) await confirm(manager, another(code, by))
    expect((await confirm(manager, code)).status).toBe(200)
  })

  test('a code is refused after 30 minutes', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const code = await codeAt(address)
    await app.db
      .update(domainProofs)
      .set({ expiresAt: sql`${domainProofs.expiresAt} - interval '30 minutes'` })
      .where(eq(domainProofs.companyId, manager.companyId))
    const { status, body } = await confirm(manager, code)
    expect([status, body.errors.code]).toEqual([400, 'This code is older than 30 minutes. Please have a new one sent.'])
  })

  test('a new letter replaces the code and gives five new tries', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const first = await codeAt(address)
    for (let by = 1; by <= DOMAIN_CODE_TRIES; by++) await confirm(manager, another(first, by))
    await ask(manager, address)
    const second = await codeAt(address, 2)
    if (first !== second) expect((await confirm(manager, first)).body.errors.code).toContain('4 tries are left')
    expect((await confirm(manager, second)).status).toBe(200)
  })
})

describe('the letter with the code', () => {
  const rowsOf = ({ id }: Person) => app.db.select().from(letters).where(eq(letters.userId, id))

  test('holds no word that a person typed, and says not to pass the code on', async () => {
    const manager = await newCompany('Win A Prize At Once')
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    const [letter] = await mailTo(address)
    const all = `${letter?.subject} ${letter?.text} ${letter?.html}`
    for (const typed of ['Win A Prize', manager.firstName, manager.lastName, manager.email]) {
      expect(all).not.toContain(typed)
    }
    const text = letter?.text.replace(/\s+/g, ' ') ?? ''
    expect(text).toContain('Never pass it on to anybody you do not know')
    expect(text).toContain('If you did not ask for it, you can ignore this letter')
    expect(text).toContain('within 30 minutes')
  })

  test('has the address in its sealed part alone, until it is sent', async () => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await ask(manager, address)
    await mailTo(address)
    const [row] = await until(async () => {
      const rows = await rowsOf(manager)
      return rows[0]?.state === 'sent' && rows
    })
    expect(row?.sealed).toBeNull()
    expect(JSON.stringify(row)).not.toContain(address)
  })

  test('does not go to an address that refused letters, and the reply is the same', async () => {
    const manager = await newCompany()
    const [refused, other] = [`jobs@${newDomain()}`, `jobs@${newDomain()}`]
    const [hash] = await addressHashes(app.db, app.env, refused)
    await suppress(app.db, hash, { forever: true })
    const replies = [await ask(manager, refused), await ask(manager, other)]
    expect(replies[0]).toEqual(replies[1] as (typeof replies)[0])
    await mailTo(other)
    await until(async () => (await rowsOf(manager)).every(({ state }) => state === 'sent'))
    expect(await mailTo(refused, 0)).toEqual([])
  })

  test.each([
    ['is replaced', { codeHash: 'of a later letter' }],
    ['is older than 30 minutes', { expiresAt: new Date(0) }],
  ])('is not sent any more once its code %s', async (_, change) => {
    const manager = await newCompany()
    const address = `jobs@${newDomain()}`
    await app.db.transaction(async (tx) => {
      const proof = { domain: 'fernway.example', codeHash: 'hash', expiresAt: sql`now() + interval '1 hour'` }
      await tx.insert(domainProofs).values({ companyId: manager.companyId, ...proof, ...change })
      const letter = { kind: 'domain-code' as const, userId: manager.id, to: address, code: '123456', codeHash: 'hash' }
      await app.mail.enqueue(tx, [letter])
    })
    await until(async () => (await rowsOf(manager)).length === 0)
    expect(await mailTo(address, 0)).toEqual([])
  })
})

describe('letters with codes are limited', () => {
  /** As if the hour were over. */
  const nextHour = ({ companyId }: { companyId: string }) =>
    app.db.delete(rateLimits).where(eq(rateLimits.key, `domain-letters-an-hour:${companyId}`))

  test('to three an hour and ten a day of one company', async () => {
    const manager = await newCompany()
    const send = async () => ask(manager, `jobs@${newDomain()}`)
    for (let sent = 1; sent <= DOMAIN_LETTERS.perDay; sent++) {
      expect((await send()).status).toBe(204)
      if (sent % DOMAIN_LETTERS.perHour !== 0) continue
      const { status, body } = await send()
      expect([status, body.detail]).toEqual([
        429,
        expect.stringMatching(
          /^Your company has had enough codes sent\. Please try again in \d+ (minutes?|seconds?)\.$/,
        ),
      ])
      await nextHour(manager)
    }
    await nextHour(manager)
    const { status, body } = await send()
    expect([status, body.detail]).toEqual([429, expect.stringMatching(/Please try again in \d+ (hours?|minutes?)\.$/)])
  })

  test('to three a day to one address, whoever asks', async () => {
    const domain = newDomain()
    for (let sent = 1; sent <= DOMAIN_LETTERS.perAddressAndDay; sent++) {
      expect((await ask(await newCompany(), `jobs@${domain}`)).status).toBe(204)
    }
    const last = await newCompany()
    const { status, body } = await ask(last, `JOBS@${domain}`)
    expect([status, body.detail]).toEqual([
      429,
      expect.stringMatching(
        /^This address has had enough codes for now\. Please try again in \d+ (hours?|minutes?)\.$/,
      ),
    ])
    expect((await ask(last, `kim@${domain}`)).status).toBe(204)
  })

  test('to twenty a day to one domain, whoever asks', async () => {
    const domain = newDomain()
    const all = DOMAIN_LETTERS.perDomainAndDay
    for (let sent = 1; sent <= all; sent++) {
      expect((await ask(await newCompany(), `person-${sent}@${domain}`)).status).toBe(204)
    }
    const { status, body } = await ask(await newCompany(), `person@${domain}`)
    expect([status, body.detail]).toEqual([429, expect.stringContaining('Its DNS can prove it at any time.')])
  })
})

describe('the mark', () => {
  test('is taken away by the company', async () => {
    const manager = await newCompany('Fernway One')
    await prove(manager)
    for (let time = 0; time < 2; time++) {
      const { status, body } = await manager.browser.delete(ASK)
      expect([status, body.domain]).toEqual([200, null])
    }
    expect(await keyOf(manager)).toBeNull()
  })

  test('of the posting company, as it is now, is read with a job and on the page of a personal link', async () => {
    const manager = await newCompany()
    const [company] = await app.db.select().from(companies).where(eq(companies.id, manager.companyId))
    const posted = { ...(company as NonNullable<typeof company>), ownerId: manager.id }
    const job = await makeJob(app.db, posted, { isPublic: true })
    const referrer = await app.signIn('referrer')
    const { token } = await makeReferral(app.db, { job, referrerId: referrer.id })
    const shown = async () => {
      const { body: list } = await referrer.browser.get('/api/jobs?limit=100&summary=1')
      return [
        (list as { id: string; company: { domain: string } }[]).find(({ id }) => id === job.id)?.company.domain,
        (await referrer.browser.get(`/api/jobs/${job.id}`)).body.company.domain,
        (await app.guest().get(`/api/jobs/${job.id}`)).body.company.domain,
        (await app.guest().get(`/api/referrals/token/${token}`)).body.company.domain,
      ]
    }
    expect(await shown()).toEqual([null, null, null, null])
    const domain = await prove(manager)
    expect(await shown()).toEqual([domain, domain, domain, domain])
    await manager.browser.delete(ASK)
    expect(await shown()).toEqual([null, null, null, null])
  })
})

describe('a proven name', () => {
  test('has its key from the proof on, which follows a change of the name', async () => {
    const manager = await newCompany('Harbor One')
    expect(await keyOf(manager)).toBeNull()
    await prove(manager)
    expect(await keyOf(manager)).toBe('harborone')
    await manager.browser.post('/api/company/setup', { ...DETAILS, companyName: 'Harbor Two' })
    expect(await keyOf(manager)).toBe('harbortwo')
    await manager.browser.delete(ASK)
    await manager.browser.post('/api/company/setup', { ...DETAILS, companyName: 'Harbor Three' })
    expect(await keyOf(manager)).toBeNull()
  })
})

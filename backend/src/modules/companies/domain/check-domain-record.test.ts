import { afterAll, describe, expect, test } from 'bun:test'
import { DOMAIN_CHECKS_PER_HOUR } from '@goodword/contract/limits'
import { startDnsServer } from '../../../../test/dns-server.ts'
import { makeCompany } from '../../../../test/factories.ts'
import { type Person, testApp } from '../../../../test/harness.ts'

const dns = await startDnsServer()
const app = testApp({ DNS_SERVERS: dns.address })
afterAll(() => dns.stop())

const NOT_FOUND = { domain: 'We could not find the record yet. DNS can take up to an hour.' }

async function newCompany(): Promise<Person> {
  const manager = await app.signIn('hiring_manager')
  await makeCompany(app.db, { ownerId: manager.id })
  return manager
}
const recordOf = async ({ browser }: Person) => (await browser.get('/api/company/domain/record')).body
const check = ({ browser }: Person, domain: string) => browser.post('/api/company/domain/check', { domain })

describe('a DNS record proves a domain', () => {
  test('a TXT record with the value of the company proves it', async () => {
    const manager = await newCompany()
    const { label, value } = await recordOf(manager)
    expect(label).toBe('_goodword')
    expect(value).toMatch(/^goodword-domain=[\w-]{43}$/)
    dns.records.set('_goodword.aurora.example', ['v=spf1 -all', value])
    const { status, body } = await check(manager, ' Aurora.Example ')
    expect([status, body.domain]).toEqual([200, 'aurora.example'])
    expect((await manager.browser.get('/api/company')).body.domain).toBe('aurora.example')
  })

  test('a domain in another script is looked up in its IDNA form', async () => {
    const manager = await newCompany()
    dns.records.set('_goodword.xn--bcher-kva.example', [(await recordOf(manager)).value])
    expect((await check(manager, 'Bücher.example')).body.domain).toBe('xn--bcher-kva.example')
  })

  test('the record of another company proves nothing', async () => {
    const [one, other] = [await newCompany(), await newCompany()]
    dns.records.set('_goodword.fernway.example', [(await recordOf(one)).value])
    const { status, body } = await check(other, 'fernway.example')
    expect([status, body.errors]).toEqual([400, NOT_FOUND])
    expect((await other.browser.get('/api/company')).body.domain).toBeNull()
  })

  test.each(['missing.example', 'other.example'])('a record that is not at %s is not found yet', async (domain) => {
    const manager = await newCompany()
    dns.records.set('other.example', [(await recordOf(manager)).value])
    const { status, body } = await check(manager, domain)
    expect([status, body.errors]).toEqual([400, NOT_FOUND])
  })

  test('a DNS server that does not answer is asked twice, and the reply comes within three seconds', async () => {
    dns.unanswered.add('_goodword.silent.example')
    const manager = await newCompany()
    const before = performance.now()
    const { status, body } = await check(manager, 'silent.example')
    expect([status, body.errors]).toEqual([400, NOT_FOUND])
    expect(performance.now() - before).toBeLessThan(3000)
    expect(dns.asked.filter((name) => name === '_goodword.silent.example')).toHaveLength(2)
  })

  test.each([
    '',
    'aurora',
    '192.0.2.44',
    'aurora..example',
    'https://aurora.example',
    'a b.example',
    'jobs@aurora.example',
  ])('what is no domain is refused: "%s"', async (domain) => {
    const { status, body } = await check(await newCompany(), domain)
    expect([status, body.errors]).toEqual([400, { domain: 'Please enter a domain, such as example.org' }])
  })

  test('a company looks twenty times an hour', async () => {
    const manager = await newCompany()
    for (let time = 0; time < DOMAIN_CHECKS_PER_HOUR; time++)
      expect((await check(manager, 'none.example')).status).toBe(400)
    const { status, body } = await check(manager, 'none.example')
    expect([status, body.detail]).toEqual([
      429,
      expect.stringMatching(/^Your company has had its DNS looked at many times\. Please try again in \d+ \w+\.$/),
    ])
  })
})

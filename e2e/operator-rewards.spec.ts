import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { verifyPromise } from '../backend/src/money/ledger/promise-receipt.ts'
import { readPublicKey } from '../backend/src/privacy/consent/signing-key.ts'
import { barriers } from './fixtures/barriers.ts'
import { press, tabTo } from './fixtures/keyboard.ts'
import { send } from './fixtures/network.ts'
import { rewardAfter } from './fixtures/rewards.ts'
import { toast } from './fixtures/scenes.ts'
import { signInAsDemo } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor, type Visitor } from './fixtures/visitor.ts'

/** What operators do about the money of others. */
let olga: Visitor

beforeAll(async () => {
  olga = await newVisitor()
  await signInAsDemo(olga.page, 'olga.petrova@goodword.example', 'I am referring')
})
afterAll(closeBrowser)

describe('an operator and rewards', () => {
  test('an operator finds pending work on the overview, and confirms both steps of a payment by keyboard', async () => {
    const { page, complaints } = olga
    const { job } = await rewardAfter(['due', 'paid'])
    await page.goto('/operator')
    await page.getByRole('link', { name: 'See payments to confirm' }).click()
    await page.getByLabel('Order').selectOption('newest')
    const row = page.getByRole('row').filter({ hasText: job })
    await press(page, row.getByRole('button', { name: /^Confirm receipt/ }))
    await page.getByRole('dialog', { name: 'Confirm receipt' }).waitFor()
    await page.keyboard.type('SEPA in 7')
    await page.keyboard.press('Enter')
    await toast(page, 'Payment confirmed')
    await row.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^To pay out/ }).click()
    await row.getByText('Received', { exact: true }).waitFor()
    await press(page, row.getByRole('button', { name: /^Record payout/ }))
    await page.getByRole('dialog', { name: 'Confirm payout' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Please enter the reference of the payment').waitFor()
    await page.keyboard.type('SEPA out 7')
    await page.keyboard.press('Enter')
    await row.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Paid to recommender', exact: true }).click()
    await press(page, row.getByRole('link', { name: job }))
    await page.getByRole('heading', { name: 'Evidence' }).waitFor()
    await page.getByText('Reference: “SEPA in 7”').waitFor()
    await page.getByText('$2,250 from what is due to the recommender to what the recommender was paid').waitFor()
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText('Paid a recommender out').first().waitFor()
    const [, newest, before] = await page.getByRole('row').allInnerTexts()
    expect([newest, before].map((text) => text?.includes('Olga Petrova'))).toEqual([true, true])
    expect(before).toContain("Confirmed a company's payment")
    expect(complaints).toEqual([])
  })

  test('an operator who is slower than another sees the refusal and the current state', async () => {
    const { page } = olga
    const { id, job } = await rewardAfter(['due', 'paid'])
    await page.goto('/operator/rewards?state=paid&order=newest')
    const row = page.getByRole('row').filter({ hasText: job })
    await row.getByRole('button', { name: /^Confirm receipt/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reference').fill('SEPA 8')
    await send(page, 'POST', `/api/statement/rows/${id}/received`, { reference: 'SEPA 8, by another one' })
    await dialog.getByRole('button', { name: 'Confirm receipt' }).click()
    await toast(page, 'Failed to confirm the payment')
    await page.getByText('It was said before that this was received.').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    await row.waitFor({ state: 'detached' })
  })

  test('an operator decides a dispute by its evidence, in which no byte can be changed', async () => {
    const { page } = olga
    const { id, job } = await rewardAfter(['due', 'paid'], 'The hire never began.')
    await page.goto('/operator/rewards?state=disputed&order=newest')
    await page.getByRole('link', { name: job }).click()
    await page.getByText('The hire never began.').first().waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Evidence pack' }).click(),
    ])
    const pack = await Bun.file(await file.path()).text()
    const key = readPublicKey((await send<{ key: string }>(page, 'GET', '/api/consent-key')).key)
    expect(verifyPromise(Buffer.from(pack), key)).toMatchObject({
      rewardId: id,
      state: 'disputed',
      recommender: 225_000,
    })
    const changed = pack.replace('225000', '225001')
    expect(() => verifyPromise(Buffer.from(changed), key)).toThrow()
    await page.getByRole('button', { name: /^Decide/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Decide the dispute' })
    await dialog.getByText('The hire never began.').first().waitFor()
    await dialog.getByLabel('Decision').selectOption('reversed')
    await dialog.getByLabel('Reason').fill('The company has shown that it never began.')
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await toast(page, 'Dispute decided')
    await page.getByText('Reversed', { exact: true }).first().waitFor()
    await page.getByText('The company has shown that it never began.').first().waitFor()
    expect(await page.getByRole('button', { name: /^Decide/ }).count()).toBe(0)
  })

  test("an operator opens an amount's explanation from the list, and the focus returns", async () => {
    const { page } = olga
    const { job } = await rewardAfter(['due'])
    await page.goto('/operator/rewards?state=due&order=newest')
    const button = page.getByRole('button', { name: `Explain this amount: $3,000, ${job}` })
    await press(page, button)
    await page.getByRole('dialog', { name: 'Where $3,000 comes from' }).waitFor()
    await page.getByText('The company pays', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabTo(page, page.getByRole('link', { name: job }), 'Shift+Tab')
  })

  test("operators' pages have touch-sized targets and no horizontal scrolling", async () => {
    const { page } = await newVisitor({ width: 360, height: 740, isTouch: true })
    await signInAsDemo(page, 'olga.petrova@goodword.example', 'I am referring')
    const { id } = await rewardAfter(['due', 'paid'], 'The hire never began.')
    const faults: string[] = []
    for (const [path, words] of [
      ['', 'What there is to do.'],
      ['/rewards?state=disputed&order=newest', 'An operator decides'],
      [`/rewards/${id}`, 'Evidence'],
      ['/letters', 'Undeliverable emails'],
      ['/people', 'Search by full email address or id.'],
      ['/releases', 'Current releases'],
      ['/accounts', 'Balanced'],
      ['/audit', 'Operator actions'],
    ]) {
      await page.goto(`/operator${path}`)
      await page
        .getByText(words ?? '')
        .first()
        .waitFor()
      faults.push(...(await barriers(page)).map((fault) => `${path}: ${fault}`))
    }
    await page.goto(`/operator/rewards/${id}`)
    await page.getByRole('button', { name: /^Decide/ }).click()
    await page.getByRole('dialog').getByLabel('Reason').waitFor()
    faults.push(...(await barriers(page)).map((fault) => `deciding: ${fault}`))
    expect(faults).toEqual([])
  })

  test('an operator sees that all accounts add up', async () => {
    const { page } = olga
    await page.goto('/operator/accounts')
    await page.getByText('Balanced').waitFor()
    const table = page.getByRole('table', { name: 'Accounts' })
    expect(await table.getByRole('row').count()).toBe(11)
    const alignment = (element: Element) => getComputedStyle(element).textAlign
    const heads = await table.getByRole('columnheader').all()
    const cells = (await table.getByRole('cell').all()).slice(0, heads.length)
    const [over, below] = await Promise.all(
      [heads, cells].map((some) => Promise.all(some.map((each) => each.evaluate(alignment)))),
    )
    expect([over, below?.slice(1)]).toEqual([
      ['left', 'end', 'end'],
      ['end', 'end'],
    ])
  })
})

import { test } from 'bun:test'
import { signInAsDemo } from './fixtures/sign-in.ts'
import { newVisitor } from './fixtures/visitor.ts'

test('zz screens', async () => {
  for (const [name, width, height, colorScheme] of [['wide', 1280, 800, 'light'], ['dark', 1280, 800, 'dark'], ['phone', 390, 844, 'light']] as const) {
    const { page } = await newVisitor({ width, colorScheme })
    await page.setViewportSize({ width, height })
    page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()) })
    await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring', '/hiring-dashboard')
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/z-${name}-dash.png` })
    await page.goto('/applications')
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/z-${name}-needs.png` })
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.waitForTimeout(900)
    await page.keyboard.press('Escape')
    await page.locator('h1').click()
    await page.keyboard.press('j'); await page.keyboard.press('x'); await page.keyboard.press('j'); await page.keyboard.press('x'); await page.keyboard.press('5')
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/z-${name}-all.png` })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(1800)
    await page.screenshot({ path: `/tmp/z-${name}-review.png` })
    await page.keyboard.press('3'); await page.waitForTimeout(200)
    await page.screenshot({ path: `/tmp/z-${name}-choice.png` })
    await page.keyboard.press('Enter'); await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/z-${name}-decided.png`, fullPage: name === 'phone' })
    await page.keyboard.press('z'); await page.waitForTimeout(800)
    await page.keyboard.press('?'); await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/z-${name}-keys.png` })
    await page.keyboard.press('Escape')
  }
}, 120000)

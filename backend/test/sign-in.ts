import type { Browser, Reply } from './browser.ts'

interface Typed {
  email: string
  given_name?: string
  family_name?: string
  /** The provider has not verified the address. */
  unverified?: 'on'
}

/** Follows our redirect to the provider, types into its form, and answers the address it sends the browser back to. */
export async function passProvider(start: Reply, typed: Typed): Promise<string> {
  const address = start.headers.get('location') ?? ''
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ ...typed }),
    redirect: 'manual',
  })
  return response.headers.get('location') ?? ''
}

/** Signs in as somebody would: the button, the provider's form, and back. @returns the reply to the way back */
export async function signInBy(browser: Browser, button: string, typed: Typed): Promise<Reply> {
  const callback = await passProvider(await browser.get(button), typed)
  return browser.get(callback, { headers: { 'sec-fetch-site': 'cross-site' } })
}

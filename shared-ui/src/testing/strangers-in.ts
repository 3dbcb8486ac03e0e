/** What people type who want it to become a part of the page. */
export const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">here</a>',
  'javascript:alert(1)//',
  '"><svg onload=alert(1)>',
  '<form id=root><input name=attributes><base href=//evil.example>',
]

const LEADS = ['href', 'src', 'action', 'formaction', 'xlink:href']

/**
 * What stands in a page and is none of ours: elements that run or replace something, handlers as attributes, and addresses
 * that are code or another host's.
 * @returns what each of them is, for a test to read
 */
export function strangersIn(page: Element): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const isForeign = ['script', 'iframe', 'object', 'embed', 'base', 'meta'].includes(name)
    const attributes = [...element.attributes].filter(
      ({ name, value }) => name.startsWith('on') || (LEADS.includes(name) && !isOurs(value)),
    )
    return [...(isForeign ? [name] : []), ...attributes.map(({ name: at, value }) => `${name} ${at}=${value}`)]
  })
}

function isOurs(address: string): boolean {
  const url = URL.parse(address, 'http://goodword.localhost/')
  return url?.origin === 'http://goodword.localhost' || ['mailto:', 'tel:', 'data:'].includes(url?.protocol ?? '')
}

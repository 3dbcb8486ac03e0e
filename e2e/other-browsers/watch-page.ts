import { withScript } from './with-script.ts'

/** Where a watched page tells what it complains about. */
export const COMPLAINTS = '/complaints-of-this-page'

/** Told by a call that the page waits for. What still loads when somebody leaves fails, which is nobody's fault. */
const WATCH = `{
  let isLeft = false
  addEventListener('beforeunload', () => { isLeft = true })
  const tell = (...said) => {
    if (isLeft) return
    const call = new XMLHttpRequest()
    call.open('POST', '${COMPLAINTS}', false)
    call.send(location.pathname + ': ' + said.join(' '))
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    tell('refused', effectiveDirective, blockedURI, 'from', sourceFile))
  addEventListener('error', ({ message }) => tell('threw', message))
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason))
  const { error } = console
  console.error = (...said) => {
    tell('logged', ...said)
    error.apply(console, said)
  }
}`

/** A page with a script before all others, which the page's own policy allows and which tells what goes wrong in it. */
export async function watching(page: Response): Promise<Response> {
  const isPage = page.headers.get('content-type')?.startsWith('text/html')
  return isPage && page.body ? withScript(page, '<head>', WATCH) : page
}

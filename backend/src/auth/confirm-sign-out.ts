import { LOG_OUT } from '@goodword/contract/addresses'

/** What somebody sees whose browser another site sent to the log-out address: nothing happens without their click. */
export function confirmSignOut(): Response {
  return new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Log out – Goodword</title>
<style>
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  main { max-width: 24rem; margin: 20vh auto; padding: 0 1rem; text-align: center }
  button { font: inherit; padding: .5rem 1rem; cursor: pointer }
</style>
<main>
  <h1>Log out of Goodword?</h1>
  <form method="post" action="${LOG_OUT}"><button>Log out</button></form>
  <p><a href="/">Stay signed in</a></p>
</main>
</html>
`

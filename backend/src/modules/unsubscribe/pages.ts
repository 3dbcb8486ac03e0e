/** What somebody sees whose mail client opens the address in a browser: nothing happens without their click. */
export function askPage(): Response {
  return page(
    'Stop invitations?',
    `<p>We will never send an invitation to this address again, whoever asks us to.</p>
  <form method="post"><button name="List-Unsubscribe" value="One-Click">Never invite me again</button></form>`,
  )
}

export function donePage(): Response {
  return page('You are unsubscribed', '<p>We will never send an invitation to this address again.</p>')
}

function page(title: string, content: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Goodword</title>
<style>
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  main { max-width: 26rem; margin: 20vh auto; padding: 0 1rem; text-align: center }
  button { font: inherit; padding: .5rem 1rem; cursor: pointer }
</style>
<main>
  <h1>${title}</h1>
  ${content}
  <p><a href="/">Goodword</a></p>
</main>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

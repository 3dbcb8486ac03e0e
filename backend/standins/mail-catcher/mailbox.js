// Runs in the browser as it is. The address's hash names the open message, so that back and reload do what one expects.
const $ = (id) => document.getElementById(id)
const POLL = 1500
const OUTSIDE = '<base target="_blank">'
let messages = []
let tab = 'Letter'

/** @param {string} name @param {Record<string, unknown>} properties @param {...(Node | string)} children */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value
    else element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

const time = (message) =>
  new Date(message.receivedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

function showList() {
  const open = location.hash.slice(1)
  $('count').textContent = messages.length === 1 ? '1 letter' : `${messages.length} letters`
  $('list').replaceChildren(
    ...messages.map((message) => {
      const link = make(
        'a',
        { href: `#${message.id}` },
        make('strong', {}, message.subject || '(no subject)'),
        make('span', {}, message.to),
        make('span', {}, time(message)),
      )
      if (message.id === open) link.setAttribute('aria-current', 'true')
      return make('li', {}, link)
    }),
  )
}

const panels = {
  Letter: ({ html }) =>
    make('iframe', {
      title: 'The letter as its reader sees it',
      // No script, no origin: what a letter carries must not act here. Links open outside.
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      srcdoc: html.includes('<head>') ? html.replace('<head>', `<head>${OUTSIDE}`) : OUTSIDE + html,
    }),
  Text: ({ text }) => make('pre', {}, ...linked(text)),
  Headers: ({ headers }) =>
    make(
      'dl',
      {},
      ...Object.entries(headers).flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
    ),
}

function linked(text) {
  return text
    .split(/(https?:\/\/[^\s<>)]+)/)
    .map((part, index) => (index % 2 ? make('a', { href: part, target: '_blank', rel: 'noopener' }, part) : part))
}

function showDetail() {
  const message = messages.find(({ id }) => id === location.hash.slice(1))
  if (!message) return $('detail').replaceChildren()
  const choices = Object.keys(panels).map((name) => {
    const choice = make('button', { type: 'button', role: 'tab', id: `tab-${name}` }, name)
    choice.setAttribute('aria-selected', String(name === tab))
    choice.onclick = () => {
      tab = name
      showDetail()
      $(`tab-${name}`).focus()
    }
    return choice
  })
  const panel = make('div', { role: 'tabpanel' }, panels[tab](message))
  panel.setAttribute('aria-labelledby', `tab-${tab}`)
  $('detail').replaceChildren(
    make(
      'div',
      { className: 'envelope' },
      make('a', { href: '#', className: 'back' }, '‹ Mailbox'),
      make('h2', {}, message.subject || '(no subject)'),
      make('p', { className: 'soft' }, `To ${message.to}`),
      make('p', { className: 'soft' }, `From ${message.from}, ${time(message)}`),
    ),
    make('div', { role: 'tablist' }, ...choices),
    panel,
  )
}

async function refresh() {
  if (document.hidden) return
  const response = await fetch('/dev/mailbox.json').catch(() => undefined)
  if (!response?.ok) return
  const now = await response.json()
  if (now.length === messages.length && now[0]?.id === messages[0]?.id) return
  messages = now
  showList()
  // An open letter stays as it is: redrawing it would lose the reader's place.
  if (!$('detail').hasChildNodes() || !messages.some(({ id }) => id === location.hash.slice(1))) showDetail()
}

addEventListener('hashchange', () => {
  showList()
  showDetail()
})
$('empty').onclick = async () => {
  await fetch('/dev/mailbox.json', { method: 'DELETE' })
  location.hash = ''
  await refresh()
}
document.addEventListener('visibilitychange', refresh)
refresh()
setInterval(refresh, POLL)

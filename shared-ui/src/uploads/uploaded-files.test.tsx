import { afterEach, expect, test } from 'bun:test'
import { cleanup } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { renderPage } from '../testing/render-page.tsx'
import { UploadedFiles } from './uploaded-files.tsx'

afterEach(cleanup)

const files = (
  <UploadedFiles
    confirmation={null}
    tone="blue"
    names={['1.pdf', '2.pdf']}
    removing={{ name: 'remove', values: ['/one', '/two'] }}
    onRemove={() => {}}
  />
)
const SENDS = ['type', 'name', 'value']

test('before scripts have come, taking a file away sends the form with the address of that file', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(files)
  expect([...page.querySelectorAll('button')].map((button) => SENDS.map((name) => button.getAttribute(name)))).toEqual([
    ['submit', 'remove', '/one'],
    ['submit', 'remove', '/two'],
  ])
})

test('afterwards it sends nothing', () =>
  expect(
    renderPage(files)
      .getAllByRole('button')
      .map((button) => SENDS.map((name) => button.getAttribute(name))),
  ).toEqual([
    ['button', null, null],
    ['button', null, null],
  ]))

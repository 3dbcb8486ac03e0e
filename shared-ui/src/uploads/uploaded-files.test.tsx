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

test("before scripts, removing a file submits the form with that file's address", () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(files)
  expect([...page.querySelectorAll('button')].map((button) => SENDS.map((name) => button.getAttribute(name)))).toEqual([
    ['submit', 'remove', '/one'],
    ['submit', 'remove', '/two'],
  ])
})

test('with scripts, removing a file submits nothing', () =>
  expect(
    renderPage(files)
      .getAllByRole('button')
      .map((button) => SENDS.map((name) => button.getAttribute(name))),
  ).toEqual([
    ['button', null, null],
    ['button', null, null],
  ]))

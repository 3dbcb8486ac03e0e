import { afterEach, beforeEach, expect, test } from 'bun:test'
import { RendererProvider } from '@fluentui/react-components'
import { createDOMRenderer, makeStyles } from '@griffel/react'
import { cleanup, render } from '@testing-library/react'
import { adoptStyles } from './adopt-styles.ts'
import { stylesOf } from './first-styles.ts'

const useStyles = makeStyles({
  root: {
    color: 'red',
    '@media (max-width: 600px)': { paddingInlineStart: '4px' },
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  },
})

function Styled() {
  return <p className={useStyles().root}>Hello</p>
}

function page(renderer: ReturnType<typeof createDOMRenderer>) {
  return (
    <RendererProvider renderer={renderer}>
      <Styled />
    </RendererProvider>
  )
}

/** Puts the server's styles into the document, as the first HTML has them. */
function sendStyles() {
  // As where there is no document; `undefined` would mean the one of this test.
  const onServer = createDOMRenderer(null as unknown as undefined)
  render(page(onServer))
  document.head.innerHTML = stylesOf(onServer)
  cleanup()
}

// A renderer adopts whatever styles are in the head, those of other tests, too.
let ofOthers: [node: Node, rules: string[]][]
beforeEach(() => {
  ofOthers = [...document.head.childNodes].map((node) => [node, rulesOf(node).map(({ cssText }) => cssText)])
  document.head.replaceChildren()
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren(...ofOthers.map(([node]) => node))
  // A style element that is put back has forgotten the rules that were inserted.
  for (const [node, rules] of ofOthers) {
    const missing = node instanceof HTMLStyleElement && rulesOf(node).length === 0 ? rules : []
    for (const rule of missing) (node as HTMLStyleElement).sheet?.insertRule(rule)
  }
})

function rulesOf(node: Node): CSSRule[] {
  return node instanceof HTMLStyleElement ? [...(node.sheet?.cssRules ?? [])] : []
}

test('server-sent styles are not inserted twice', () => {
  sendStyles()
  const renderer = createDOMRenderer(document)
  adoptStyles(document, renderer)
  const adopted = Object.keys(renderer.insertionCache)
  render(page(renderer))
  expect(adopted.length).toBeGreaterThan(2)
  expect(Object.keys(renderer.insertionCache)).toEqual(adopted)
})

test('styles the server did not send are inserted', () => {
  const renderer = createDOMRenderer(document)
  adoptStyles(document, renderer)
  render(page(renderer))
  expect(Object.keys(renderer.insertionCache)).not.toEqual([])
})

test('Griffel skips parsing server-sent style elements', () => {
  sendStyles()
  adoptStyles(document, createDOMRenderer(document))
  const elements = [...document.querySelectorAll('style[data-make-styles-bucket]')]
  expect(elements.length).toBeGreaterThan(0)
  for (const { textContent } of elements) expect(textContent).toBe('')
})

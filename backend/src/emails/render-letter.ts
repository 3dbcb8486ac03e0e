import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { catalog, type TemplateName, type TemplateProps } from './catalog.ts'

/** Capitals shout. */
const PLAIN = { wordwrap: 76, selectors: [{ selector: 'h1', options: { uppercase: false } }] }

export interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** Fills a template. Values are escaped by React; the plain text is made of the same HTML, so the two cannot differ. */
export async function renderLetter<Name extends TemplateName>(
  name: Name,
  props: TemplateProps[Name],
): Promise<RenderedLetter> {
  const { Component, subject } = catalog[name]
  // React marks where pieces of text meet; nobody hydrates a letter.
  const html = (await render(createElement(Component, props))).replaceAll('<!-- -->', '')
  return { subject: subject(props), html, text: toPlainText(html, PLAIN) }
}

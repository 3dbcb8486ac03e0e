import { type ComponentType, createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { Home } from './parts/home.ts'

/** Headings in the plain text are written as in the HTML, not in capitals. */
const PLAIN = { wordwrap: 76, selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** Of the previews. */
const SAMPLE_HOME = 'https://goodword.example'

export interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** What a letter says, as pure functions of plain props. */
interface Definition<Props> {
  subject: (props: Props) => string
  Body: ComponentType<Props>
  /** Props as they could be: for the preview, the page of all letters, and the tests. */
  sample: NoInfer<Props>
  /** Where the letter says something else in each of several cases: by name, what differs from the sample. */
  variants?: Record<string, Partial<NoInfer<Props>>>
}

export interface Template<Props> {
  /**
   * Fills the letter. Values are escaped by React; the plain text is made of the same HTML, so the two cannot differ.
   * @param home where the product is, for the links of the small print
   */
  render: (props: Props, home: string) => Promise<RenderedLetter>
  /** The sample, or every variant of it. */
  previews: { variant: string | undefined; render: () => Promise<RenderedLetter> }[]
}

/** Makes a template. @returns it, and the sample it was given */
export function letterTemplate<Props extends object>(
  definition: Definition<Props>,
): Template<Props> & { sample: Props } {
  const { subject, Body, sample, variants } = definition
  const fill = async (props: Props, home: string): Promise<RenderedLetter> => {
    // React marks where pieces of text meet; nobody hydrates a letter.
    const html = (await render(createElement(Home, { value: home }, createElement(Body, props)))).replaceAll(
      '<!-- -->',
      '',
    )
    return { subject: subject(props), html, text: toPlainText(html, PLAIN) }
  }
  const all = variants ? Object.entries(variants) : [[undefined, {}] as const]
  const previews = all.map(([variant, change]) => ({
    variant,
    render: () => fill({ ...sample, ...change }, SAMPLE_HOME),
  }))
  return { render: fill, sample, previews }
}

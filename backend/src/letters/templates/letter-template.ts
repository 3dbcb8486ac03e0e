import { type ComponentType, createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { withIsolates } from '../isolated.ts'
import { type LetterTexts, letterTexts } from '../letter-texts.ts'
import { type LetterEnv, LetterEnvContext } from './parts/letter-env.ts'

/** Headings in the plain text are written as in the HTML, not in capitals. */
const PLAIN = { wordwrap: 76, selectors: [{ selector: 'h1', options: { uppercase: false } }] }

/** The plain text for a screen, which breaks its lines by itself: each paragraph is one line. @param html of a rendered letter */
export function textForScreen(html: string): string {
  return toPlainText(html, { ...PLAIN, wordwrap: false })
}

/** Of the previews. */
const SAMPLE: LetterEnv = {
  APP_URL: 'https://goodword.example',
  OPERATED_BY: 'Goodword Ltd',
  OPERATED_AT: '1 Harbour Street, Portsmouth',
  CONTACT_EMAIL: 'help@goodword.example',
  PAY_TO: ['Goodword Ltd', 'IBAN GB00 0000 0000', 'BIC ABCDGB00'],
}

/** Whom a preview is for. */
type Reader = Pick<LetterEnv, 'settings' | 'language'>

export interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** What a letter says, as pure functions of plain props. */
interface Definition<Props> {
  subject: (props: Props, texts: LetterTexts) => string
  Body: ComponentType<Props>
  /** Props as they could be: for the preview, the page of all letters, and the tests. */
  sample: NoInfer<Props>
  /** Where the letter says something else in each of several cases: by name, what differs from the sample. */
  variants?: Record<string, Partial<NoInfer<Props>>>
}

export interface Template<Props> {
  /**
   * Fills the letter. Values are escaped by React; the plain text is made of the same HTML, so the two cannot differ.
   * @param env where the product is and who runs it, for the small print
   */
  render: (props: Props, env: LetterEnv) => Promise<RenderedLetter>
  /** The sample, or every variant of it. */
  previews: { variant: string | undefined; render: (reader?: Reader) => Promise<RenderedLetter> }[]
}

/** Makes a template. @returns it, and the sample it was given */
export function letterTemplate<Props extends object>(
  definition: Definition<Props>,
): Template<Props> & { sample: Props } {
  const { subject, Body, sample, variants } = definition
  const fill = async (props: Props, env: LetterEnv): Promise<RenderedLetter> => {
    // React marks where pieces of text meet; nobody hydrates a letter.
    const html = (await render(createElement(LetterEnvContext, { value: env }, createElement(Body, props)))).replaceAll(
      '<!-- -->',
      '',
    )
    return {
      subject: subject(props, letterTexts(env.language)),
      html: withIsolates(html),
      text: toPlainText(html, PLAIN),
    }
  }
  const all = variants ? Object.entries(variants) : [[undefined, {}] as const]
  const previews = all.map(([variant, change]) => ({
    variant,
    render: (reader?: Reader) => fill({ ...sample, ...change }, { ...SAMPLE, ...reader }),
  }))
  return { render: fill, sample, previews }
}

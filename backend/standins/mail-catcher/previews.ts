import type { Language } from '@goodword/languages/languages'
import { LETTER_KINDS } from '../../src/letters/letter-kinds.ts'
import type { RenderedLetter, Template } from '../../src/letters/templates/letter-template.ts'
import { withMarkInside } from '../../src/letters/templates/parts/mark.ts'
import { testEmail } from '../../src/letters/templates/test-email.tsx'

/** One letter with sample data. */
export interface Preview {
  /** In the address. */
  name: string
  title: string
  render: (language: Language) => Promise<RenderedLetter>
}

const ofKinds = await Promise.all(
  Object.entries(LETTER_KINDS).map(async ([kind, { template, to }]) =>
    previewsOf(kind, await template(), to === 'candidate'),
  ),
)

/** Every letter, and those that have variants once for each. */
export const previews: readonly Preview[] = [...ofKinds.flat(), ...previewsOf('test-email', testEmail)]

/** @param isTranslated whether it is in the language of its reader; all others are English */
function previewsOf(kind: string, { previews }: Pick<Template<never>, 'previews'>, isTranslated = false): Preview[] {
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
  return previews.map(({ variant, render: renderLetter }) => {
    const render = async (language: Language) => {
      const letter = await renderLetter({ language: isTranslated ? language : undefined })
      return { ...letter, html: withMarkInside(letter.html) }
    }
    return variant
      ? { name: inAddress(`${kind}-${variant}`), title: `${title}: ${variant}`, render }
      : { name: kind, title, render }
  })
}

function inAddress(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

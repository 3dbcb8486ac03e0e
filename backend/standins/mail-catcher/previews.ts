import { LETTER_KINDS } from '../../src/letters/letter-kinds.ts'
import type { RenderedLetter, Template } from '../../src/letters/templates/letter-template.ts'
import { withMarkInside } from '../../src/letters/templates/parts/mark.ts'
import { testEmail } from '../../src/letters/templates/test-email.tsx'

/** One letter with sample data. */
export interface Preview {
  /** In the address. */
  name: string
  title: string
  render: () => Promise<RenderedLetter>
}

const ofKinds = await Promise.all(
  Object.entries(LETTER_KINDS).map(async ([kind, { template }]) => previewsOf(kind, await template())),
)

/** Every letter, and those that have variants once for each. */
export const previews: readonly Preview[] = [...ofKinds.flat(), ...previewsOf('test-email', testEmail)]

function previewsOf(kind: string, { previews }: Pick<Template<never>, 'previews'>): Preview[] {
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
  return previews.map(({ variant, render: renderLetter }) => {
    const render = async () => {
      const letter = await renderLetter()
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

import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { catalog, type TemplateName } from '../../src/emails/catalog.ts'
import { type RenderedLetter, renderLetter } from '../../src/emails/render-letter.ts'

/** One letter with sample data. */
export interface Preview {
  /** In the address. */
  name: string
  title: string
  render: () => Promise<RenderedLetter>
}

/** Every letter, and those about a status once for each. */
export const previews: readonly Preview[] = (Object.keys(catalog) as TemplateName[]).flatMap((name): Preview[] => {
  if (name !== 'status-update' && name !== 'referrer-status') {
    return [{ name, title: titleOf(name), render: () => renderLetter(name, catalog[name].sample) }]
  }
  return APPLICATION_STATUSES.map((status) => ({
    name: `${name}-${status}`,
    title: `${titleOf(name)}: ${status}`,
    render: () =>
      name === 'status-update'
        ? renderLetter(name, { ...catalog[name].sample, status })
        : renderLetter(name, { ...catalog[name].sample, status }),
  }))
})

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

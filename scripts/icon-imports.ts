import { type RspackPluginInstance, rspack } from '@rspack/core'

const ICONS = '@fluentui/react-icons'

/** An import of some icons becomes one of each: read whole, the barrel is 16 MB in every room, half of what is compiled. */
export const transformImport = [
  { libraryName: ICONS, customName: `${ICONS}/{{ member }}`, transformToDefaultImport: false },
]

/** The same for Fluent's own components; our sources pass through a rule of their own. */
export const iconsOfComponents = {
  test: /@fluentui\/react-(?!icons\/)[^/]+\/lib\/.+\.js$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { target: 'es2022' }, transformImport },
} as const

/** Finds the file of each icon, as the package's own page on build transforms says: `Gift20Filled` is in `svg/gift`. */
export function iconFiles(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/^@fluentui\/react-icons\/\w+$/, (resource) => {
    const member = resource.request.slice(ICONS.length + 1)
    const icon = /^(.+?)\d*(?:Regular|Filled|Light|Color)$/.exec(member)?.[1]
    resource.request = icon ? `${ICONS}/svg/${kebabCase(icon)}` : `${ICONS}/utils`
  })
}

function kebabCase(name: string): string {
  return name.replace(/[a-z\d](?=[A-Z])|[a-zA-Z](?=\d)|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()
}

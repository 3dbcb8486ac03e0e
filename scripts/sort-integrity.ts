import { type RspackPluginInstance, rspack } from '@rspack/core'

/** After the hashes have been put in, before the files get their names from what is in them. */
const STAGE = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1

/**
 * The entry's list of its chunks' hashes, sorted: the compiler writes it in whatever order it comes upon them, and a
 * version that is built again would have another entry.
 */
export const sortIntegrity: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('sorted integrity', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'sorted integrity', stage: STAGE }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? asset.source().toString() : ''
          const sorted = text.replace(/(?<=sriHashes ?= ?\{)[^}]*/, (list) => list.split(',').toSorted().join(','))
          if (sorted !== text) compilation.updateAsset(name, new rspack.sources.RawSource(sorted))
        }
      })
    })
  },
}

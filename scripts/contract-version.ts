import { join } from 'node:path'
import { KERNEL_VERSION } from '../shared-ui/src/kernel/kernel-version.ts'
import { PAGE_PROPS_VERSION } from '../shell/src/remotes/page-props.ts'
import { ROOT } from './rooms.ts'

/** Federated libraries whose version a remote depends on; the rest of what is shared is our own kernel. */
const LIBRARIES = ['react', 'react-dom', '@fluentui/react-shared-contexts', '@griffel/react']

/**
 * What shell and remotes agree on, by name: the shell offers these versions, and a release needs those it was built
 * against. `backend/src/delivery/releases/unmet-needs.ts` compares them.
 */
export async function contractVersions(): Promise<Record<string, string>> {
  const libraries = await Promise.all(
    LIBRARIES.map(async (name) => {
      const { version } = await Bun.file(join(ROOT, 'shell/node_modules', name, 'package.json')).json()
      return [name, version as string] as const
    }),
  )
  return { kernel: KERNEL_VERSION, 'page props': PAGE_PROPS_VERSION, ...Object.fromEntries(libraries) }
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteRelease } from '../boot/boot.ts'

const expected = new Map<string, string>()

/** From now on this release's entry runs only if it hashes to what the registry says; its chunks are checked by itself. */
export function expectIntegrity({ entry, integrity }: RemoteRelease): void {
  if (integrity) expected.set(entry, integrity)
}

/** The federation runtime's script tags, with the hash the browser has to hold them to. */
export const checkedScripts: ModuleFederationRuntimePlugin = {
  name: 'checked-scripts',
  createScript({ url }) {
    const integrity = expected.get(new URL(url, location.href).pathname)
    if (!integrity) return undefined
    const script = document.createElement('script')
    script.src = url
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    return script
  },
}

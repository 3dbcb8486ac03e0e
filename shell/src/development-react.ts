import { registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as client from 'react-dom/client'

/**
 * Hands React's development build to a released shell and released remotes: hot updates that keep what is on the screen
 * need what the production build leaves out. `bun dev <remote>` builds this file and runs it before the shell's own
 * script; what the shell then offers under React's names is this, and the released files stay as they are.
 */
const LIBRARIES: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': client,
}

registerGlobalPlugins([
  {
    name: 'development-react',
    beforeRegisterShare(offer) {
      const library = LIBRARIES[offer.pkgName]
      if (library) Object.assign(offer.shared, { lib: () => library, get: () => () => library })
      return offer
    },
  },
])

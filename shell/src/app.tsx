import { type State, SWRConfig } from 'swr'
import { Chrome } from './chrome/chrome.tsx'
import { LanguageProvider } from './language/language-provider.tsx'
import { Screen } from './screen.tsx'

/** Through this file, as a second way in would keep the bundler from joining what every page loads: 0.2 kB. */
export { addRoutes } from './routing/route-for.ts'

/** Never stale, no refetch on focus, no polling, no retries (docs/rules.md#what-was-read-stays-until-it-is-changed). */
const SWR = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
}

interface AppProps {
  fetcher: (path: string) => Promise<unknown>
  /** One for each request on the server: swr's own is one for the whole process. */
  cache: Map<string, State>
}

/** Every provider of the product, once. */
export function App({ fetcher, cache }: AppProps) {
  return (
    <LanguageProvider>
      <SWRConfig value={{ ...SWR, fetcher, provider: () => cache }}>
        <Chrome>
          <Screen />
        </Chrome>
      </SWRConfig>
    </LanguageProvider>
  )
}

import { useHydrated } from '@goodword/shared-ui/kernel'

const SHARE = 'https://www.linkedin.com/sharing/share-offsite/'

/** Shares this site with one's own network: a link, and nothing of LinkedIn's runs on our page. */
export function ShareLink({ className }: { className: string }) {
  const here = useHydrated() ? `?url=${encodeURIComponent(location.origin)}` : ''
  return (
    <a className={className} href={SHARE + here} target="_blank" rel="noopener noreferrer">
      Share on LinkedIn
    </a>
  )
}

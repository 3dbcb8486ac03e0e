import { useHydrated, useTexts } from '@goodword/shared-ui/kernel'

const SHARE = 'https://www.linkedin.com/sharing/share-offsite/'

/** Shares this site with one's own network: a link, and nothing of LinkedIn's runs on our page. */
export function ShareLink({ className }: { className: string }) {
  const { t } = useTexts()
  const here = useHydrated() ? `?url=${encodeURIComponent(location.origin)}` : ''
  return (
    <a className={className} href={SHARE + here} target="_blank" rel="noopener noreferrer">
      {t('Share on LinkedIn')}
    </a>
  )
}

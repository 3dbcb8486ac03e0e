import type { Application } from '@goodword/contract/applications'
import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { DocumentLink } from './document-link.tsx'
import { documentsOf } from './documents-of.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '2px 18px', margin: 0, padding: 0, listStyleType: 'none' },
})

/** Every document of an application that has some, each with its link. */
export function AllDocuments({ application }: { application: Application }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { resume, portfolio, additional } = documentsOf(application)
  const documents = [
    ...(resume ? [[t('Resume'), resume] as const] : []),
    ...(portfolio ? [[t('Portfolio'), portfolio] as const] : []),
    ...additional.map((url, index) => [t('Additional document {number}', { number: index + 1 }), url] as const),
  ]
  return (
    <ul className={styles.list}>
      {documents.map(([name, url]) => (
        <li key={name}>
          <DocumentLink href={url}>{name}</DocumentLink>
        </li>
      ))}
    </ul>
  )
}

import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import type { Application } from '@goodword/contract/applications'
import { referrerName } from '@goodword/contract/referrer-name'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { EmptyApplications } from '@goodword/shared-ui/illustrations/empty-applications.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { useState } from 'react'
import { DocumentLink } from '../applications/document-link.tsx'
import { type ShownDocument, shownDocuments } from './document-kind.ts'

const useStyles = makeStyles({
  pane: {
    position: 'sticky',
    top: '76px',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: 'calc(100dvh - 92px)',
    minHeight: '420px',
    padding: 0,
    overflow: 'hidden',
    '@media print': { display: 'none' },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    padding: '6px 16px 6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    minHeight: '36px',
    paddingInline: '12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: { backgroundColor: tokens.selectedBackground, color: tokens.selectedForeground },
  open: { marginInlineStart: 'auto' },
  frame: { width: '100%', height: '100%', border: 'none', backgroundColor: tokens.colorNeutralBackground3 },
  picture: { overflow: 'auto', backgroundColor: tokens.colorNeutralBackground3, padding: '16px', textAlign: 'center' },
  image: { maxWidth: '100%', height: 'auto' },
  file: { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: '12px', padding: '24px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, textAlign: 'center' },
})

/** The documents beside the application: a PDF and a picture to be read there, all else to be downloaded. */
export function DocumentPane({ application }: { application: Application }) {
  const styles = useStyles()
  const { t } = useTexts()
  const [at, setAt] = useState(0)
  const documents = shownDocuments(application, t)
  const shown = documents[at]
  if (!shown) {
    return (
      <Panel>
        <EmptyState
          illustration={<EmptyApplications />}
          heading={t('No documents')}
          text={
            application.withdrawnAt
              ? t('They were closed when the candidate withdrew.')
              : t('None came with this application.')
          }
        />
      </Panel>
    )
  }
  return (
    <Panel className={styles.pane} aria-label={t('Documents')} role="region">
      <div className={styles.bar}>
        {documents.map(({ name, url }, index) => (
          <button
            key={url}
            type="button"
            className={mergeClasses(styles.tab, index === at && styles.chosen)}
            aria-pressed={index === at}
            onClick={() => setAt(index)}
          >
            {name}
          </button>
        ))}
        <span className={styles.open}>
          <DocumentLink href={shown.url}>{t('Open in a new tab')}</DocumentLink>
        </span>
      </div>
      <Shown
        key={shown.url}
        document={shown}
        title={t('{document} of {name}', { document: shown.name, name: referrerName(application, t) })}
      />
    </Panel>
  )
}

function Shown({ document, title }: { document: ShownDocument; title: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  if (document.kind === 'pdf') {
    // No sandbox of its own, in which browsers show no PDF: the document's policy puts it in one (documents/routes.ts).
    return <iframe className={styles.frame} title={title} src={`${document.url}#toolbar=0&navpanes=0&view=FitH`} />
  }
  if (document.kind === 'picture') {
    return (
      <div className={styles.picture}>
        <img className={styles.image} src={document.url} alt={title} />
      </div>
    )
  }
  return (
    <div className={styles.file}>
      <p className={styles.note}>{t('This kind of file is read in a program of your own.')}</p>
      <Button as="a" size="large" icon={<ArrowDownloadRegular />} href={document.url}>
        {t('Download {name}', { name: document.name })}
      </Button>
    </div>
  )
}

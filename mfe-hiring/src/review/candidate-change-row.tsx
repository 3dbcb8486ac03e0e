import type { CandidateChange } from '@goodword/contract/corrections'
import { said } from '@goodword/languages/texts'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DocumentLink } from '../applications/document-link.tsx'
import { CORRECTED_WORDS } from './corrected-words.ts'
import { useHistoryStyles } from './use-history-styles.ts'

/** A correction with what was there before, or a note of the candidate, in the history. */
export function CandidateChangeRow({ change }: { change: CandidateChange }) {
  const styles = useHistoryStyles()
  const { t } = useTexts()
  const { kind, at, changed, before, text, documents } = change
  const added = changed.filter((part) => isSlot(part) && !documents.some(({ slot }) => slot === part))
  const was = (words: string | null | undefined) =>
    words ? <bdi>{t('“{words}”', { words })}</bdi> : <span>{t('none')}</span>
  return (
    <li className={styles.row}>
      {kind === 'note' ? (
        <span className={styles.status}>{t('Note from the candidate')}</span>
      ) : (
        <span className={styles.status}>{t('Corrected by the candidate')}</span>
      )}{' '}
      <span className={styles.quiet}>{formatMoment(at)}</span>
      {text ? (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      ) : null}
      {changed.includes('name') ? (
        <div className={styles.quiet}>{t('Name before: {name}', { name: was(before.name) })}</div>
      ) : null}
      {changed.includes('phone') ? (
        <div className={styles.quiet}>{t('Phone before: {phone}', { phone: was(before.phone) })}</div>
      ) : null}
      {changed.includes('coverLetter') ? (
        <details className={styles.quiet}>
          <summary className={styles.summary}>{t('Cover letter before')}</summary>
          <p className={styles.words} dir="auto">
            {before.coverLetter ?? t('None')}
          </p>
        </details>
      ) : null}
      {added.map((part) => (
        <div key={part} className={styles.quiet}>
          {t('Added: {part}', { part: t(CORRECTED_WORDS[part]) })}
        </div>
      ))}
      {documents.map(({ url, slot }) => (
        <div key={url}>
          <DocumentLink href={url}>
            {kind === 'note' ? t('Document with the note') : t(REPLACED_WORDS[slot])}
          </DocumentLink>
        </div>
      ))}
    </li>
  )
}

const REPLACED_WORDS = {
  resume: said('Resume before'),
  portfolio: said('Portfolio before'),
  additional: said('Document before'),
}

function isSlot(part: string): boolean {
  return part in REPLACED_WORDS
}

import type { CandidateChange } from '@goodword/contract/corrections'
import { formatMoment } from '@goodword/shared-ui/formats.ts'
import { DocumentLink } from '../applications/document-link.tsx'
import { CORRECTED_WORDS } from './corrected-words.ts'
import { useHistoryStyles } from './use-history-styles.ts'

/** A correction with what was there before, or a note of the candidate, in the history. */
export function CandidateChangeRow({ change }: { change: CandidateChange }) {
  const styles = useHistoryStyles()
  const { kind, at, changed, before, text, documents } = change
  const added = changed.filter((part) => isSlot(part) && !documents.some(({ slot }) => slot === part))
  const was = (words: string | null | undefined) => (words ? <bdi>“{words}”</bdi> : <span>none</span>)
  return (
    <li className={styles.row}>
      {kind === 'note' ? (
        <span className={styles.status}>Note from the candidate</span>
      ) : (
        <span className={styles.status}>Corrected by the candidate</span>
      )}{' '}
      <span className={styles.quiet}>{formatMoment(at)}</span>
      {text ? (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      ) : null}
      {changed.includes('name') ? <div className={styles.quiet}>Name before: {was(before.name)}</div> : null}
      {changed.includes('phone') ? <div className={styles.quiet}>Phone before: {was(before.phone)}</div> : null}
      {changed.includes('coverLetter') ? (
        <details className={styles.quiet}>
          <summary className={styles.summary}>Cover letter before</summary>
          <p className={styles.words} dir="auto">
            {before.coverLetter ?? 'None'}
          </p>
        </details>
      ) : null}
      {added.map((part) => (
        <div key={part} className={styles.quiet}>
          Added: {CORRECTED_WORDS[part]}
        </div>
      ))}
      {documents.map(({ url, slot }) => (
        <div key={url}>
          <DocumentLink href={url}>{kind === 'note' ? NOTE_DOCUMENT : REPLACED_WORDS[slot]}</DocumentLink>
        </div>
      ))}
    </li>
  )
}

const NOTE_DOCUMENT = 'Document with the note'
const REPLACED_WORDS = {
  resume: 'Resume before',
  portfolio: 'Portfolio before',
  additional: 'Document before',
}

function isSlot(part: string): boolean {
  return part in REPLACED_WORDS
}

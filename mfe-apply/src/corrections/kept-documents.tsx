import type { OwnSubmission } from '@goodword/contract/corrections'
import { TickBox } from '@goodword/shared-ui/form/tick-box.tsx'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { useId } from 'react'
import { usePanelStyles } from './use-panel-styles.ts'

interface KeptDocumentsProps {
  documents: OwnSubmission['documents']
  /** Ids of those to be taken out. */
  removed: string[]
  onChange: (removed: string[]) => void
}

/** The documents that the company has; all but the resume can be taken out. */
export function KeptDocuments({ documents, removed, onChange }: KeptDocumentsProps) {
  const styles = usePanelStyles()
  const { t } = useTexts()
  const labelId = useId()
  return (
    <div>
      <span id={labelId}>{t('Documents you sent')}</span>
      <ul className={styles.list} aria-labelledby={labelId}>
        {documents.map((document) => {
          const { id, slot } = document
          const name = <bdi key={id}>{nameOf(document, t)}</bdi>
          return (
            <li key={id} className={styles.row}>
              {slot === 'resume' ? (
                name
              ) : (
                <TickBox
                  name="removed"
                  value={id}
                  checked={removed.includes(id)}
                  label={t('Take out {name}', { name })}
                  onTick={(isTicked) => onChange(isTicked ? [...removed, id] : removed.filter((other) => other !== id))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** As the company's files are called, in the language of the page. */
function nameOf({ slot, number, extension }: OwnSubmission['documents'][number], t: Texts['t']): string {
  if (slot === 'resume') return t('Resume') + extension
  if (slot === 'portfolio') return t('Portfolio') + extension
  return t('Document {number}', { number: number ?? 1 }) + extension
}

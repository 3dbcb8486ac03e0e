import type { OwnSubmission } from '@goodword/contract/corrections'
import { TickBox } from '@goodword/shared-ui/form/tick-box.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
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
        {documents.map(({ id, slot, name }) => (
          <li key={id} className={styles.row}>
            {slot === 'resume' ? (
              <bdi>{name}</bdi>
            ) : (
              <TickBox
                name="removed"
                value={id}
                checked={removed.includes(id)}
                label={t('Take out {name}', { name: <bdi>{name}</bdi> })}
                onTick={(isTicked) => onChange(isTicked ? [...removed, id] : removed.filter((other) => other !== id))}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { OwnSubmission } from '@goodword/contract/corrections'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import type { ReactElement } from 'react'
import { useFormAnswer } from '../forms/use-form-answer.ts'
import { CorrectionForm } from './correction-form.tsx'
import { usePanelStyles } from './use-panel-styles.ts'

interface CorrectionPanelProps {
  token: string
  referralId: string
  /** Its name, in its own direction. */
  company: ReactElement
  details: NonNullable<OwnSubmission['details']>
  documents: OwnSubmission['documents']
}

/** Says until when the application can be corrected, and holds the form for it, folded away. */
export function CorrectionPanel({ company, ...form }: CorrectionPanelProps) {
  const styles = usePanelStyles()
  const { t } = useTexts()
  const { typed } = useFormAnswer()
  return (
    <Panel className={styles.panel}>
      <Heading size="small">{t('Something to correct?')}</Heading>
      <p className={styles.text}>
        {t(
          'Nobody at {company} has opened your application yet. Until then you can correct it. What was there before stays in its history.',
          { company },
        )}
      </p>
      <details open={typed !== undefined}>
        <summary className={styles.summary}>{t('Correct my application')}</summary>
        <div className={styles.fold}>
          <CorrectionForm {...form} />
        </div>
      </details>
    </Panel>
  )
}

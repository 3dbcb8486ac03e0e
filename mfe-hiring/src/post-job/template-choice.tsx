import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { PostingTemplate } from '@goodword/contract/posting-templates'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useNavigate, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px', marginBottom: '20px' },
  choice: { flexGrow: 1, maxWidth: '360px' },
})

interface TemplateChoiceProps {
  templates: readonly PostingTemplate[]
  chosen: string | null
}

/** Starts the form from a template of the company, or deletes that (docs/rules.md#a-company-has-templates). */
export function TemplateChoice({ templates, chosen }: TemplateChoiceProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const navigate = useNavigate()
  const restoreFocus = useRestoreFocusTarget()
  const [isOpen, setIsOpen] = useState(false)
  const template = templates.find(({ id }) => id === chosen)

  return (
    <div className={styles.root}>
      <Choice
        className={styles.choice}
        label={t('Start from a template')}
        value={template?.id ?? ''}
        options={[
          { value: '', label: t('No template') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(id) => void navigate(id ? `/post-job?template=${id}` : '/post-job')}
      />
      {template ? (
        <Button {...restoreFocus} size="large" appearance="subtle" onClick={() => setIsOpen(true)}>
          {t('Delete template')}
        </Button>
      ) : null}
      {template ? <DeleteTemplateDialog template={template} open={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}

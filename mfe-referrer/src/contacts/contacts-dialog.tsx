import { Button } from '@fluentui/react-components'
import type { JobSummary } from '@goodword/contract/jobs'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Modal } from '@goodword/shared-ui/layout/modal.tsx'
import { ModalActions } from '@goodword/shared-ui/layout/modal-actions.tsx'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ReferredPerson } from '../refer/referred-person.ts'
import type { ContactsPanelProps, KeptSession } from './contacts-panel.tsx'

interface ContactsDialogProps {
  job: JobSummary | null
  open: boolean
  onClose: () => void
  /** Opens the refer dialog in this one's place; the contacts are kept until this one is closed. */
  onRefer: (person: ReferredPerson) => void
}

/** 'Who comes to mind?': the recommender's contacts beside a job (docs/rules.md#contacts-are-read-in-the-browser-alone). */
export function ContactsDialog({ job, open, onClose, onRefer }: ContactsDialogProps) {
  const { t } = useTexts()
  const kept = useRef<KeptSession>({})
  const { Panel, hasFailed, load } = useContactsPanel(open)
  const forget = () => {
    kept.current.session?.end()
    kept.current = {}
  }
  const close = () => {
    forget()
    onClose()
  }
  // Leaving the page forgets as closing does, also where the browser keeps it for Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for the component's life
  useEffect(() => {
    addEventListener('pagehide', close)
    return () => {
      removeEventListener('pagehide', close)
      forget()
    }
  }, [])
  if (!job) return null
  return (
    <Modal open={open} onClose={close} title={t('Who comes to mind?')} width="wide">
      {Panel ? (
        <Panel key={job.id} job={job} kept={kept.current} onRefer={onRefer} />
      ) : hasFailed ? (
        <ReadFailed heading={t("We couldn't load this")} requestId={undefined} onRetry={load} />
      ) : (
        <Loading text={t('Loading...')} />
      )}
      <ModalActions>
        <Button size="large" onClick={close}>
          {t('Close')}
        </Button>
      </ModalActions>
    </Modal>
  )
}

/** The content, which only who opens the dialog loads. */
function useContactsPanel(isWanted: boolean) {
  const [Panel, setPanel] = useState<ComponentType<ContactsPanelProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = () => {
    setHasFailed(false)
    import(/* webpackChunkName: "contacts" */ './contacts-panel.tsx').then(
      ({ ContactsPanel }) => setPanel(() => ContactsPanel),
      () => setHasFailed(true),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isWanted && !Panel) load()
  }, [isWanted])
  return { Panel, hasFailed, load }
}

import { Select } from '@fluentui/react-components'
import { pathOf } from '@goodword/contract/endpoint'
import { myJobsPath } from '@goodword/contract/job-lists'
import { findMyJob, type MyJob } from '@goodword/contract/jobs'
import { readPage } from '@goodword/contract/pages'
import { Choice } from '@goodword/shared-ui/form/choice.tsx'
import { useSelectStyles } from '@goodword/shared-ui/form/use-select-styles.ts'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'

/** Chosen, it reads on: more jobs than a page has are rare. */
const MORE = 'more'

interface JobChoiceProps {
  value: string
  onChoose: (jobId: string) => void
  isLabelled?: boolean
}

/** One of the company's jobs, or all of them. */
export function JobChoice({ value, onChoose, isLabelled = true }: JobChoiceProps) {
  const styles = useSelectStyles()
  const { t } = useTexts()
  const jobs = useList<MyJob>(myJobsPath(), readPage)
  const listed = jobs.items ?? []
  const isBeyond = value !== '' && jobs.items !== undefined && !listed.some(({ id }) => id === value)
  const found = useSWR<MyJob>(isBeyond ? pathOf(findMyJob, { id: value }) : null)
  // Nobody applies to a draft.
  const all = (found.data ? [found.data, ...listed] : listed).filter(({ isDraft }) => !isDraft)
  const options = [
    { value: '', label: t('All jobs') },
    ...all.map(({ id, title, isActive }) => ({
      value: id,
      label: isActive ? title : t('{title} (closed)', { title }),
    })),
    // Of a job that is gone, or still being looked up.
    ...(value && !all.some(({ id }) => id === value) ? [{ value, label: t('One job') }] : []),
    ...(jobs.more.exists ? [{ value: MORE, label: t('More jobs...') }] : []),
  ]
  const choose = (chosen: string) => (chosen === MORE ? jobs.more.read() : onChoose(chosen))
  if (isLabelled) return <Choice label={t('Job')} value={value} options={options} onChoose={choose} />
  return (
    <Select
      className={styles.select}
      size="large"
      aria-label={t('Job')}
      value={value}
      onChange={(_, data) => choose(data.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { BriefcaseRegular, CalendarRegular, DeleteRegular, LocationRegular, PeopleRegular } from '@fluentui/react-icons'
import type { MyJob } from '@goodword/contract/jobs'
import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatCount, formatDate } from '@goodword/shared-ui/formats.ts'
import { IconText } from '@goodword/shared-ui/layout/icon-text.tsx'
import { useId } from 'react'
import { OpenCloseButton } from './open-close-button.tsx'
import { useCardStyles } from './use-card-styles.ts'

interface PostedJobCardProps {
  job: MyJob
  onApplications: (job: MyJob) => void
  onDelete: () => void
}

/** One posted job. Spec section 2, "Jobs tab". */
export function PostedJobCard({ job, onApplications, onDelete }: PostedJobCardProps) {
  const styles = useCardStyles()
  const titleId = useId()
  const restoreFocus = useRestoreFocusTarget()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {job.title}
        </h2>
        <Badge tone={job.isActive ? 'green' : 'gray'}>{job.isActive ? 'Active' : 'Closed'}</Badge>
      </div>
      <ul className={styles.facts}>
        <li>
          <IconText icon={<LocationRegular />}>{job.location}</IconText>
        </li>
        <li>
          <IconText icon={<BriefcaseRegular />}>{JOB_TYPE_LABELS[job.type]}</IconText>
        </li>
        <li>
          <IconText icon={<PeopleRegular />}>
            {formatCount(job.applicationCount)} {job.applicationCount === 1 ? 'application' : 'applications'}
          </IconText>
        </li>
        <li>
          <IconText icon={<CalendarRegular />}>Posted {formatDate(job.createdAt)}</IconText>
        </li>
      </ul>
      <p className={styles.description}>{job.description}</p>
      <div className={styles.actions}>
        <Button className={styles.applications} aria-describedby={titleId} onClick={() => onApplications(job)}>
          View Applications
        </Button>
        <OpenCloseButton job={job} describedBy={titleId} />
        <Button
          {...restoreFocus}
          className={styles.remove}
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={`Delete ${job.title}`}
          onClick={onDelete}
        />
      </div>
    </article>
  )
}

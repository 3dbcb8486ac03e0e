import { BriefcaseRegular, HourglassRegular, PeopleRegular } from '@fluentui/react-icons'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { StatCard } from '@goodword/shared-ui/layout/stat-card.tsx'
import { StatGrid } from '@goodword/shared-ui/layout/stat-grid.tsx'
import type { HiringCounters } from './hiring-counters.ts'

interface CounterCardsProps {
  counters: HiringCounters
  /** Title of the selected job, whose pending applications are counted. */
  selectedTitle: string | undefined
}

/** The three numbers above the tabs. */
export function CounterCards({ counters, selectedTitle }: CounterCardsProps) {
  const { activeJobs, closed, totalApplications, pendingReview } = counters
  return (
    <StatGrid>
      <StatCard
        label="Active Jobs"
        value={formatCount(activeJobs)}
        note={closed > 0 ? `${formatCount(activeJobs - closed)} open, ${formatCount(closed)} closed` : null}
        icon={<BriefcaseRegular />}
      />
      <StatCard label="Total Applications" value={formatCount(totalApplications)} icon={<PeopleRegular />} />
      <StatCard
        label="Pending Review"
        value={formatCount(pendingReview)}
        note={
          selectedTitle ? (
            <span key={selectedTitle}>
              For <bdi>{selectedTitle}</bdi>
            </span>
          ) : (
            'Of the job you select'
          )
        }
        icon={<HourglassRegular />}
      />
    </StatGrid>
  )
}

import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { jobQueryOf } from '@goodword/contract/job-query-of'
import type { JobSummary } from '@goodword/contract/jobs'
import type { User } from '@goodword/contract/users'
import { said } from '@goodword/languages/texts'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { useCallback, useRef, useState } from 'react'
import { ContactsDialog } from '../contacts/contacts-dialog.tsx'
import { choosePerson, chosenPerson } from '../refer/chosen-person.ts'
import { ReferDialog } from '../refer/refer-dialog.tsx'
import { forgetDraftOfOthers } from '../refer/referral-draft.ts'
import type { ReferredPerson } from '../refer/referred-person.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { JobDetailsDialog } from './job-details-dialog.tsx'
import { JobResults } from './job-results.tsx'
import { JobToolbar } from './job-toolbar.tsx'
import { JobsFrame } from './jobs-frame.tsx'
import { JobsSkeleton } from './jobs-skeleton.tsx'
import { LookingFor } from './looking-for.tsx'
import { useFoundJobs } from './use-found-jobs.ts'
import { useInvited } from './use-invited.ts'
import { useJobAddress } from './use-job-address.ts'
import { useJobDetails } from './use-job-details.ts'
import { useJobSearch } from './use-job-search.ts'

const TITLE = said('Find Jobs Through Your Network')

/** Open jobs to refer people to; the details of one of them have an address of their own. */
export function JobsPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  const results = useRef<HTMLHeadingElement>(null)
  // Kept while the dialog closes, which still shows the job.
  const [job, setJob] = useState<JobSummary | null>(null)
  const [isReferring, setIsReferring] = useState(false)
  const [hasContacts, setHasContacts] = useState<boolean>()
  const [person, setPerson] = useState<ReferredPerson>()
  const [wanted, setWanted] = useState(chosenPerson)
  const [isFiltering, setIsFiltering] = useState<boolean>()
  const address = useJobAddress()
  const [search, setSearch] = useJobSearch(
    isReferring || hasContacts === true || isFiltering === true || address.id !== undefined,
  )
  const { found, isReading, error, retry } = useFoundJobs(jobQueryOf(search))
  const invited = useInvited(user?.id)
  const details = useJobDetails(address.id, [job, ...found.jobs])
  const detailsTitle = details?.isGone ? t('This job is not open any more') : (details?.job?.title ?? t('Job details'))
  const showDetails = useCallback(
    (chosen: JobSummary) => {
      setJob(chosen)
      address.open(chosen.id)
    },
    [address.open],
  )
  const showRefer = useCallback(
    (chosen: JobSummary) => {
      setJob(chosen)
      setPerson(wanted)
      if (wanted && user) forgetDraftOfOthers(user.id, chosen.id, wanted)
      address.giveWay()
      setIsReferring(true)
    },
    [address.giveWay, user, wanted],
  )
  const showContacts = (chosen: JobSummary) => {
    setJob(chosen)
    address.giveWay()
    setHasContacts(true)
  }

  return (
    <JobsFrame
      title={t(TITLE)}
      documentTitle={details?.isOpen ? detailsTitle : t(TITLE)}
      lead={t('Know someone who would shine in one of these roles? Put in a good word.')}
    >
      <JobToolbar
        search={search}
        onSearch={setSearch}
        onFilter={() => setIsFiltering(true)}
        onSubmit={() => results.current?.focus()}
      />
      {wanted ? (
        <LookingFor
          person={wanted}
          onStop={() => {
            choosePerson(undefined)
            setWanted(undefined)
          }}
        />
      ) : null}
      {found.path && !error ? (
        <JobResults
          headingRef={results}
          found={found}
          isReading={isReading}
          invited={invited}
          search={search}
          onSearch={setSearch}
          onDetails={showDetails}
          onRefer={showRefer}
        />
      ) : error ? (
        <ReadFailed
          heading={t("We couldn't load the jobs")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={retry}
        />
      ) : (
        <Loading text={t('Loading jobs...')}>
          <JobsSkeleton />
        </Loading>
      )}
      {/* From the first time on: a dialog that was never opened leaves nothing in the page, for screen readers either. */}
      {isFiltering === undefined ? null : (
        <FilterSheet
          open={isFiltering}
          search={search}
          onSearch={setSearch}
          found={found}
          onClose={() => setIsFiltering(false)}
        />
      )}
      <JobDetailsDialog
        opened={details}
        title={detailsTitle}
        onClose={address.close}
        onRefer={showRefer}
        onContacts={showContacts}
      />
      {hasContacts === undefined ? null : (
        <ContactsDialog
          job={job}
          open={hasContacts && !isReferring}
          onClose={() => setHasContacts(false)}
          onRefer={(chosen) => {
            if (user && job) forgetDraftOfOthers(user.id, job.id, chosen)
            setPerson(chosen)
            setIsReferring(true)
          }}
        />
      )}
      <ReferDialog job={job} user={user} person={person} open={isReferring} onClose={() => setIsReferring(false)} />
    </JobsFrame>
  )
}

import type { Breaks } from './break.ts'

const DASHBOARD = 'mfe-hiring/src/dashboard/hiring-dashboard.tsx'
const PAGE = 'mfe-hiring/src/dashboard/dashboard-page.tsx'
const COUNTERS = 'mfe-hiring/src/dashboard/counter-cards.tsx'
const COUNT = 'mfe-hiring/src/dashboard/hiring-counters.ts'
const COUNT_JOBS = 'backend/src/modules/jobs/count-my-jobs.ts'
const COUNT_APPLICATIONS = 'backend/src/modules/applications/count-applications.ts'
const JOBS = 'mfe-hiring/src/jobs/jobs-tab.tsx'
const FIRST_JOB = 'mfe-hiring/src/jobs/post-first-job.tsx'
const CARD = 'mfe-hiring/src/jobs/posted-job-card.tsx'
const DELETE = 'mfe-hiring/src/jobs/delete-job-dialog.tsx'
const FAILURE = 'mfe-hiring/src/feedback/show-failure.ts'
const DELETE_CALL = 'mfe-hiring/src/jobs/use-delete-job.ts'
const LIST = 'mfe-hiring/src/applications/job-applications.tsx'
const TABLE = 'mfe-hiring/src/applications/applications-table.tsx'
const ROW = 'mfe-hiring/src/applications/application-row.tsx'
const DOCUMENTS = 'mfe-hiring/src/applications/documents-cell.tsx'
const DOCUMENTS_OF = 'mfe-hiring/src/applications/documents-of.ts'
const LINK = 'mfe-hiring/src/applications/document-link.tsx'
const SELECT = 'mfe-hiring/src/applications/status-select.tsx'
const CHOOSE = 'mfe-hiring/src/applications/use-choose-status.tsx'
const BADGE = 'mfe-hiring/src/applications/status-badge.tsx'
const TONES = 'mfe-hiring/src/applications/application-status.ts'
const FORMATS = 'shared-ui/src/formats.ts'
const PERSON = 'shared-ui/src/layout/person.tsx'
const CONTRACT = 'backend/contract/src/applications.ts'
const THEMES = 'shared-ui/src/theme/themes.ts'

/** The hiring dashboard. */
export const HIRING: Breaks = {
  '2.hiring.title': [
    [DASHBOARD, 'title="Hiring Dashboard"', 'title="Hiring"'],
    [DASHBOARD, 'Post New Job', 'New Job'],
    [DASHBOARD, '<ButtonLink to="/post-job"', '<ButtonLink to="/jobs"'],
    [DASHBOARD, "label: 'Applications'", "label: 'People'"],
    [DASHBOARD, "{ value: 'jobs', label: 'Jobs' }", "{ value: 'jobs', label: 'Roles' }"],
  ],
  '2.hiring.counters': [
    [COUNTERS, 'label="Active Jobs"', 'label="Jobs"'],
    [COUNTERS, 'label="Total Applications"', 'label="Applications"'],
    [COUNTERS, 'label="Pending Review"', 'label="Pending"'],
    [COUNTERS, 'value={formatCount(activeJobs)}', 'value={formatCount(activeJobs - closed)}'],
    [DASHBOARD, 'received.data)', 'undefined)'],
  ],
  '9.counters': [
    [COUNT, 'activeJobs: jobs', 'activeJobs: jobs - closed'],
    [COUNT, 'totalApplications: applications', 'totalApplications: jobs'],
    [COUNT, 'selected?.pending ?? 0', 'selected?.total ?? 0'],
  ],
  '9.counted-for-managers': [
    [COUNT_JOBS, 'not ${jobs.isActive}', '${jobs.isActive}'],
    [COUNT_JOBS, '.where(mine),', ','],
    [COUNT_APPLICATIONS, "= 'pending'", "<> 'hired'"],
    [COUNT_APPLICATIONS, '.where(eq(applications.jobId, jobId))', ''],
  ],
  '2.hiring.jobs-loading': [[JOBS, 'Loading jobs...', 'Loading...']],
  '2.hiring.jobs-empty': [
    [JOBS, 'No jobs posted yet', 'None'],
    [JOBS, 'Start by posting your first job listing', 'Start'],
    [FIRST_JOB, 'Post a Job', 'Post'],
    [FIRST_JOB, "navigate('/post-job')", "navigate('/jobs')"],
  ],
  '2.hiring.job-card': [
    [CARD, '          {job.title}\n', ''],
    [CARD, 'job.location]', "'']"],
    [CARD, 'JOB_TYPE_LABELS[job.type]]', "'']"],
    [CARD, "job.isActive ? 'Active' : 'Closed'", "''"],
    [CARD, '{job.description}', ''],
    [CARD, '${formatCount(count)} ', ''],
    [CARD, 'Posted ${formatDate(job.createdAt)}', '${formatDate(job.createdAt)}'],
    [CARD, 'View Applications', 'View'],
    [CARD, 'aria-label={`Delete ${job.title}`}', ''],
  ],
  '2.hiring.job-closed': [
    [CARD, "job.isActive ? 'Active' : 'Closed'", "'Active'"],
    [FORMATS, "return 'Unknown'", "return ''"],
  ],
  '4.job-active': [
    [CARD, "job.isActive ? 'Active' : 'Closed'", "'Active'"],
    [CARD, "job.isActive ? 'Active' : 'Closed'", "'Closed'"],
  ],
  '2.hiring.view': [
    [
      DASHBOARD,
      "onApplications={(job) => show({ tab: 'applications', jobId: job.id })}",
      "onApplications={(job) => show({ tab: 'jobs', jobId: job.id })}",
    ],
    [
      DASHBOARD,
      "onApplications={(job) => show({ tab: 'applications', jobId: job.id })}",
      "onApplications={() => show({ tab: 'applications', jobId: null })}",
    ],
  ],
  '2.hiring.delete': [
    [DELETE, 'title="Delete Job Listing"', 'title="Delete"'],
    [DELETE, 'Are you sure you want to delete', 'Delete'],
    [DELETE, '"<bdi>{job.title}</bdi>"', 'it'],
    [DELETE, 'This action cannot be undone and will remove all associated applications and referrals.', ''],
    [DELETE, 'confirm="Delete Job"', 'confirm="Delete"'],
    ['shared-ui/src/feedback/confirm-dialog.tsx', 'Cancel\n', 'Back\n'],
    [
      'shared-ui/src/feedback/confirm-dialog.tsx',
      '<Button size="large" onClick={onClose}>',
      '<Button size="large" onClick={() => void run()}>',
    ],
  ],
  '2.hiring.deleting': [[DELETE, 'pending="Deleting..."', 'pending="Wait"']],
  '2.hiring.no-job': [
    ['mfe-hiring/src/applications/no-job-selected.tsx', 'Select a job to view applications', 'Select'],
  ],
  '2.hiring.applications-loading': [
    ['mfe-hiring/src/applications/applications-loading.tsx', 'Loading applications...', 'Loading'],
  ],
  '2.hiring.applications-empty': [[LIST, 'No applications received yet', 'None']],
  '2.hiring.table': [
    [TABLE, "'Candidate', ", "'Name', "],
    [TABLE, "'Applied', ", "'Date', "],
    [TABLE, "'Referrer', ", "'From', "],
    [TABLE, "'Status', ", "'State', "],
    [TABLE, "'Actions'", "'Do'"],
    [ROW, '<Person name={name} email={application.email} />', '<Person name={name} email="" />'],
    [ROW, '${application.firstName} ${application.lastName}', '${application.firstName}'],
    [ROW, '{formatDate(application.createdAt)}', ''],
    [ROW, '{application.referrerName}', ''],
    [ROW, '<StatusBadge status={application.status} withdrawnAt={application.withdrawnAt} />', ''],
    [ROW, '<StatusSelect application={application} onSet={onStatus} />', ''],
    [PERSON, '          {email}\n', ''],
  ],
  '2.hiring.documents': [
    [DOCUMENTS, '<DocumentLink href={resume}>Resume', '<DocumentLink href={resume}>CV'],
    [DOCUMENTS, '<DocumentLink href={portfolio}>Portfolio', '<DocumentLink href={resume ?? portfolio}>Portfolio'],
    [LINK, 'target="_blank"', ''],
    [DOCUMENTS, '{formatCount(additional.length)} docs', 'docs'],
  ],
  '2.hiring.documents-count': [[DOCUMENTS_OF, ".split(',')", ".split(';')"]],
  '2.hiring.missing': [
    [DOCUMENTS, 'No documents', 'None'],
    [FORMATS, "return 'Unknown'", "return ''"],
    [BADGE, "status ?? 'pending'", "status ?? 'reviewing'"],
    [SELECT, "application.status ?? 'pending'", "application.status ?? 'reviewing'"],
  ],
  '2.hiring.badge': [
    [BADGE, '{APPLICATION_STATUS_LABELS[known]}', ''],
    [SELECT, '{APPLICATION_STATUSES.map(', '{APPLICATION_STATUSES.slice(1).map('],
    [SELECT, '{APPLICATION_STATUS_LABELS[status]}', ''],
  ],
  '2.hiring.denied': [
    [PAGE, 'Only hiring managers can access this dashboard.', 'Denied.'],
    [PAGE, "user?.role !== 'hiring_manager'", '!user'],
  ],
  '4.application-status': [
    [TONES, "pending: 'yellow'", "pending: 'gray'"],
    [TONES, "reviewing: 'blue'", "reviewing: 'purple'"],
    [TONES, "interview: 'purple'", "interview: 'blue'"],
    [TONES, "hired: 'green'", "hired: 'blue'"],
    [TONES, "rejected: 'red'", "rejected: 'gray'"],
    [THEMES, "badgePurpleForeground: '#5b2a9d'", "badgePurpleForeground: '#0f4c8f'"],
    [THEMES, "badgeRedForeground: '#9b1c1c'", "badgeRedForeground: '#47504e'"],
    ['shared-ui/src/feedback/badge.tsx', 'color: tokens.badgeYellowForeground', 'color: tokens.badgeGrayForeground'],
  ],
  '4.application-toast': [[CHOOSE, 'The candidate has been notified.', 'Done.']],
  '7.my-jobs-manager': [
    [
      PAGE,
      'if (user?.role !== \'hiring_manager\') return <Denied text="Only hiring managers can access this dashboard." />\n',
      '',
    ],
    ['backend/contract/src/jobs.ts', "'/api/jobs/my-jobs'", "'/api/my-jobs'"],
  ],
  '7.applications-selected': [
    [
      DASHBOARD,
      'ofSelected && firstPageOf(listApplications, ofSelected)',
      "firstPageOf(listApplications, ofSelected ?? { jobId: 'none' })",
    ],
  ],
  '7.status': [
    [
      CONTRACT,
      "endpoint('PATCH', '/api/applications/:applicationId/status',",
      "endpoint('PUT', '/api/applications/:applicationId/status',",
    ],
    [CONTRACT, "'/api/applications/:applicationId/status'", "'/api/applications/:applicationId'"],
    ['mfe-hiring/src/applications/use-set-status.ts', 'body: { status } }', 'body: { status: before } }'],
  ],
  '7.delete': [
    ['backend/contract/src/jobs.ts', "endpoint('DELETE', '/api/jobs/:id')", "endpoint('POST', '/api/jobs/:id')"],
    [DELETE_CALL, 'void refetchList(mine)', ''],
  ],
  '8.status': [
    [CHOOSE, "'Application status updated'", "'Updated'"],
    [CHOOSE, "'Failed to update status'", "'Failed'"],
    [CHOOSE, "'Please try again.'", "''"],
  ],
  '8.deleted': [
    [DELETE, "'Job deleted successfully'", "'Deleted'"],
    [DELETE, 'The job listing has been removed.', 'Gone.'],
    [DELETE, "'Failed to delete job'", "'Failed'"],
    [FAILURE, "serverSentence(error) ?? 'Please try again.'", "'Please try again.'"],
    [FAILURE, "serverSentence(error) ?? 'Please try again.'", "serverSentence(error) ?? ''"],
  ],
  '6.manager-denied': [
    [PAGE, "user?.role !== 'hiring_manager'", '!user'],
    ['mfe-hiring/src/post-job/post-job-page.tsx', "user?.role !== 'hiring_manager'", '!user'],
    ['mfe-hiring/src/company/company-setup-page.tsx', "user?.role !== 'hiring_manager'", '!user'],
  ],
}

import type { Breaks } from './break.ts'

const DASHBOARD = 'mfe-referrer/src/dashboard/referral-dashboard.tsx'
const PAGE = 'mfe-referrer/src/dashboard/dashboard-page.tsx'
const CARDS = 'mfe-referrer/src/dashboard/referral-stat-cards.tsx'
const STATS = 'mfe-referrer/src/dashboard/referral-stats.ts'
const COUNT = 'backend/src/modules/referrals/count-own.ts'
const ROW = 'mfe-referrer/src/dashboard/referral-row.tsx'
const TABLE = 'mfe-referrer/src/dashboard/referrals-table.tsx'
const STATUS = 'mfe-referrer/src/dashboard/referral-status.ts'
const PERSON = 'shared-ui/src/layout/person.tsx'
const DENIED = 'shared-ui/src/feedback/denied.tsx'
const THEMES = 'shared-ui/src/theme/themes.ts'
const BADGE = 'shared-ui/src/feedback/badge.tsx'

/** The referral dashboard. */
export const REFERRALS: Breaks = {
  '2.referrals.stats': [
    [CARDS, 'label="Total Referrals"', 'label="Total"'],
    [CARDS, 'label="Successful Hires"', 'label="Hires"'],
    [CARDS, 'label="Pending Applications"', 'label="Pending"'],
    [CARDS, 'label="Earnings"', 'label="Earned"'],
    [CARDS, 'value={formatCount(pending)}', 'value={formatCount(total)}'],
  ],
  '2.referrals.table': [
    [TABLE, 'label="Recent Referrals"', 'label="Referrals"'],
    [TABLE, "'Position', ", "'Job', "],
    [TABLE, "'Company', ", "'Firm', "],
    [PERSON, '{initialOf(name) || initialOf(email)}', ''],
    [ROW, 'name={referral.candidateName} email={referral.candidateEmail}', 'name={referral.candidateName} email=""'],
    [ROW, '{referral.job.title}', ''],
    [ROW, '{referral.company.name}', ''],
    [ROW, '<ReferralStanding referral={referral} />', ''],
    [ROW, '{formatDate(referral.createdAt)}', ''],
    [ROW, 'aria-label={`View the referral of ${referral.candidateName}`}', ''],
  ],
  '2.referrals.missing': [
    [STATUS, "{ label: 'Pending', tone: 'gray' }", "{ label: 'None', tone: 'gray' }"],
    ['shared-ui/src/formats.ts', "return 'Unknown'", "return ''"],
  ],
  '2.referrals.empty': [
    [DASHBOARD, 'No referrals yet', 'None'],
    [DASHBOARD, 'Start referring candidates to see them here', 'Start'],
    [DASHBOARD, '<ButtonLink to="/jobs">Browse Jobs', '<ButtonLink to="/">Browse Jobs'],
    [DASHBOARD, 'Browse Jobs', 'Jobs'],
  ],
  '2.referrals.loading': [[DASHBOARD, 'Loading dashboard...', 'Loading...']],
  '2.referrals.denied': [
    [PAGE, 'Only referrers can access this dashboard', 'Only referrers'],
    [PAGE, "user?.role !== 'referrer'", '!user'],
    [DENIED, "heading = 'Access Denied'", "heading = 'No'"],
    [DENIED, 'Browse Jobs', 'Jobs'],
    [DENIED, "navigate('/jobs')", "navigate('/')"],
  ],
  '6.referrer-dashboard': [
    [PAGE, "user?.role !== 'referrer'", '!user'],
    [PAGE, 'Only referrers can access this dashboard', 'Welcome'],
  ],
  '7.referrals-user': [
    [PAGE, 'if (user?.role !== \'referrer\') return <Denied text="Only referrers can access this dashboard" />\n', ''],
    [DASHBOARD, 'firstPageOf(listReferrals, { userId })', "firstPageOf(listReferrals, { userId: 'me' })"],
  ],
  '4.referral-status': [
    [STATUS, "{ label: 'Hired', tone: 'green' }", "{ label: 'Hired', tone: 'blue' }"],
    [STATUS, "{ label: 'Interview Scheduled', tone: 'blue' }", "{ label: 'Interview', tone: 'blue' }"],
    [STATUS, "{ label: 'Application Submitted', tone: 'yellow' }", "{ label: 'Application Submitted', tone: 'red' }"],
    [STATUS, "{ label: 'Rejected', tone: 'red' }", "{ label: 'Rejected', tone: 'gray' }"],
    [STATUS, "{ label: 'Pending', tone: 'gray' }", "{ label: 'Pending', tone: 'yellow' }"],
    [STATUS, '?? PENDING', '?? BADGES.applied'],
    [BADGE, 'mergeClasses(styles.badge, styles[tone])', 'styles.badge'],
    [BADGE, 'color: tokens.badgeGreenForeground', 'color: tokens.badgeBlueForeground'],
    [THEMES, "badgeGreenForeground: '#0b5a2c'", "badgeGreenForeground: '#0f4c8f'"],
    [THEMES, "badgeYellowForeground: '#6b4d00'", "badgeYellowForeground: '#0b5a2c'"],
  ],
  '9.earnings': [
    ['backend/contract/src/limits.ts', 'EARNINGS_PER_HIRE = 500', 'EARNINGS_PER_HIRE = 400'],
    [STATS, 'successful: hired', 'successful: pending'],
    [STATS, 'hired * EARNINGS_PER_HIRE', 'EARNINGS_PER_HIRE'],
  ],
  '9.counted-for-referrers': [
    [COUNT, "= 'hired'", "= 'interview'"],
    [COUNT, "in ('applied', 'interview')", "in ('applied')"],
    [COUNT, "in ('applied', 'interview')", "in ('interview')"],
    [COUNT, '.where(eq(referrals.referrerId, referrerId))', ''],
  ],
}

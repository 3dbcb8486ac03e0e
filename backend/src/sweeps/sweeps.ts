import { countOverSessions, sweepSessions } from '../auth/sweep-sessions.ts'
import { countOldBuiltFiles, sweepBuiltFiles } from '../delivery/files/built-files.ts'
import { countPastVisits, sweepVisits } from '../delivery/releases/visits/sweep-visits.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from '../letters/mail.ts'
import { countSummaries, sendSummaries } from '../letters/send-summaries.ts'
import { countOverLetters, sweepLetters } from '../letters/sweep-letters.ts'
import { askLater, countUnasked } from '../modules/applications/ask-later.ts'
import { countUnconfirmed, endUnconfirmed } from '../modules/applications/end-unconfirmed.ts'
import { countMeasures, measureAnswers } from '../modules/applications/measure-answers.ts'
import { countPromiseReminders, remindOfPromises } from '../modules/applications/remind-of-promises.ts'
import { countOverReminders, sweepReminders } from '../modules/applications/sweep-reminders.ts'
import { countOverInvitations, sweepInvitations } from '../modules/members/sweep-invitations.ts'
import { announceReports, countUnannounced } from '../modules/reports/announce-reports.ts'
import { countDue, sweepDue } from '../money/ledger/sweep-due.ts'
import { countOverRoleConsents, sweepRoleConsents } from '../privacy/consent/sweep-role-consents.ts'
import { countRemovedJobs, sweepRemovedJobs } from '../privacy/retention/sweep-removed-jobs.ts'
import { countOverdue, sweepRetention } from '../privacy/retention/sweep-retention.ts'
import { countOverSuppressions, sweepSuppressions } from '../privacy/suppressions/sweep-suppressions.ts'
import { countPastLimits, sweepLimits } from '../rate-limits/sweep-limits.ts'
import { clearQuarantine, findUsedOriginals } from '../storage/clear-quarantine.ts'
import { countUnused, sweepObjects } from '../storage/sweep-objects.ts'

export interface SweepMeans extends Pick<Deps, 'db' | 'env' | 'providers' | 'storage' | 'log'> {
  mail: Pick<Mail, 'forget' | 'enqueue' | 'enqueueEach'>
}

interface Sweep {
  /** What it removes, or does, after a number. */
  what: string
  /** What it does with them, where it does not remove them: `made due`. */
  done?: string
  /** How many it would remove now; changes nothing. */
  count(means: SweepMeans): Promise<number>
  /** Safe to run at any time and twice at once. @returns how many it removed */
  run(means: SweepMeans): Promise<number>
}

/** What is done on a schedule, most of it removing, by name; also for `bun scripts/sweep.ts`. */
export const SWEEPS: Record<string, Sweep> = {
  objects: {
    what: 'unused uploads, discarded files, and keys of files removed before',
    count: countUnused,
    run: sweepObjects,
  },
  quarantine: {
    what: 'originals of files in use',
    count: async (means) => (await findUsedOriginals(means)).length,
    run: clearQuarantine,
  },
  sessions: { what: 'sessions that ended a month ago', count: countOverSessions, run: sweepSessions },
  limits: { what: 'counts of past windows', count: countPastLimits, run: sweepLimits },
  invitations: {
    what: 'invitations to companies that ended a month ago',
    count: countOverInvitations,
    run: sweepInvitations,
  },
  'built-files': {
    what: 'scripts that no server has run for a week',
    count: countOldBuiltFiles,
    run: sweepBuiltFiles,
  },
  visits: { what: 'reports on releases a week ago', count: countPastVisits, run: sweepVisits },
  letters: { what: 'letters given up a month ago or sent a year ago', count: countOverLetters, run: sweepLetters },
  summaries: { what: 'daily summaries', done: 'sent', count: countSummaries, run: sendSummaries },
  promises: {
    what: 'members to remind of promised answers',
    done: 'reminded',
    count: (means) => countPromiseReminders(means),
    run: (means) => remindOfPromises(means),
  },
  reminders: { what: 'notes of reminders of promises that are over', count: countOverReminders, run: sweepReminders },
  answers: {
    what: 'companies whose usual time to answer changed',
    done: 'noted',
    count: countMeasures,
    run: measureAnswers,
  },
  suppressions: {
    what: 'refusals of invitations whose time is over',
    count: countOverSuppressions,
    run: sweepSuppressions,
  },
  'role-consents': {
    what: 'consents to being recommended for other jobs whose time is over',
    count: countOverRoleConsents,
    run: sweepRoleConsents,
  },
  unasked: {
    what: 'addresses that wait to be asked for a confirmation',
    done: 'asked',
    count: countUnasked,
    run: askLater,
  },
  reports: {
    what: 'reports of postings that came after the last letter to the operators',
    done: 'written about',
    count: countUnannounced,
    run: announceReports,
  },
  unconfirmed: {
    what: 'applications whose address nobody confirmed',
    count: countUnconfirmed,
    run: (means) => endUnconfirmed(means),
  },
  retention: { what: 'referrals whose time is over', count: countOverdue, run: sweepRetention },
  due: { what: 'rewards whose guarantee has passed', done: 'made due', count: countDue, run: sweepDue },
  jobs: { what: 'deleted jobs whose last hire is gone', count: countRemovedJobs, run: sweepRemovedJobs },
}

import type { MyJob } from '@goodword/contract/jobs'

/** A job as its manager lists it. */
export function aPostedJob(fields: Partial<MyJob> = {}): MyJob {
  return {
    id: 'j1',
    title: 'Baker',
    location: 'Lisbon',
    type: 'contract',
    description: 'Bread every morning.',
    isActive: true,
    isDraft: false,
    isPublic: false,
    hiddenReason: null,
    handledBy: { id: 'u1', name: 'Mara Lind' },
    createdAt: '2026-03-05T12:00:00.000Z',
    applicationCount: 1,
    pendingCount: 0,
    newCount: 0,
    waitingCount: 0,
    waitingSince: null,
    lateCount: 0,
    answerWithinDays: 14,
    usualAnswerDays: null,
    ...fields,
  }
}

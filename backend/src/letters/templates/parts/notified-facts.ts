/** What happens with a reward, as far as somebody is written to about it: whose money it is then. */
export const TOLD_TO_REFERRER = ['promised', 'due', 'received', 'paid-out', 'reversed', 'disputed', 'resolved'] as const
export const TOLD_TO_COMPANY = ['promised', 'due', 'received', 'reversed', 'disputed', 'resolved'] as const

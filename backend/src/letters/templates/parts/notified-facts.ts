/** What happens with a reward, as far as somebody is written to about it: whose money it is then. */
export const REFERRER_FACTS = ['promised', 'due', 'received', 'paid-out', 'reversed', 'disputed', 'resolved'] as const
export const COMPANY_FACTS = ['promised', 'due', 'received', 'reversed', 'disputed', 'resolved'] as const

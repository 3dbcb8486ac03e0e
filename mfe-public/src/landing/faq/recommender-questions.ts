import { said } from '@goodword/languages/texts'
import type { Question } from './question.ts'

export const recommenderQuestions: Question[] = [
  {
    question: said('Who can I refer?'),
    answer: said(
      "Anyone you know and would honestly speak for, except yourself. Hiring managers can refer too, just not to their own company's jobs.",
    ),
  },
  {
    question: said('What happens after I refer someone?'),
    answer: said(
      'They get an email with your note and a personal link. If they apply, the company sees their application with your name on it, and your note unless they leave it out. You get an email then, and whenever the status changes.',
    ),
  },
  {
    question: said("Do I need the candidate's permission?"),
    answer: said(
      'It is kind to ask first. Either way the decision is theirs: the company learns nothing about them until they submit an application themselves.',
    ),
  },
  {
    question: said('How much can I earn?'),
    answer: said(
      'Each job shows the reward its company offers, or TBD while there is no amount. On a successful hire the company pays it and Goodword keeps 25%: of a $2,000 reward, $1,500 is yours.',
    ),
  },
  {
    question: said('When is a reward paid?'),
    answer: said(
      'Only after a hire: it is due 60 days later, if the hire lasts. Goodword has no wallet and takes no cards: the money moves outside the site, and your statement says what is promised, due and paid. The earnings on your dashboard are an estimate of $500 per hire, not a balance.',
    ),
  },
  {
    question: said('Can a reward change after I referred someone?'),
    answer: said('Not for you. The amount shown on the day you refer is kept with your referral.'),
  },
  {
    question: said('What if someone else refers the same person?'),
    answer: said(
      'Both invitations stand, and neither of you learns of the other. The candidate decides by the link they apply through, and can apply for a job only once.',
    ),
  },
]

import { said } from '@goodword/languages/texts'
import type { Question } from './question.ts'

export const companyQuestions: Question[] = [
  {
    question: said('What does it cost?'),
    answer: said(
      'Posting is free and there is no subscription. You pay the reward you offered only on a successful hire. Goodword keeps 25% of it, the rest goes to the recommender.',
    ),
  },
  {
    question: said('How do I start?'),
    answer: said('Choose "I am hiring" and sign in. Describe your company once, and post your first job.'),
  },
  {
    question: said('Who sets the reward?'),
    answer: said('You do, for each job, from $1 upwards, or none; the job then shows TBD.'),
  },
  {
    question: said('Who can see my jobs?'),
    answer: said(
      'Everyone who is signed in to Goodword, and the candidates who are invited to one of them. A job that you give a public page can be read by everybody, without its bonus.',
    ),
  },
  {
    question: said('What comes with an application?'),
    answer: said(
      'Name and contact details, a resume, who referred them, and what that person wrote unless the candidate leaves it out. Candidates can add a portfolio, up to three more documents and a cover letter.',
    ),
  },
  {
    question: said('Does AI screen the candidates?'),
    answer: said(
      'No. Nobody is scored, ranked or rejected by a machine on Goodword. It suggests words and finds jobs. Your people read, and your people decide.',
    ),
  },
  {
    question: said('How do candidates learn about a decision?'),
    answer: said(
      'Set the status to reviewing, interview, hired or rejected, and Goodword emails the candidate first and the referrer after.',
    ),
  },
  {
    question: said('What happens when I delete a job?'),
    answer: said(
      'It goes with its referrals, applications and documents, and whoever was still waiting is told. Whoever was hired keeps their page, and what you owe for a hire stays. This cannot be undone.',
    ),
  },
]

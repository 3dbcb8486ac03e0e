import { said } from '@goodword/languages/texts'
import type { Question } from './question.ts'

export const candidateQuestions: Question[] = [
  {
    question: said('Does it cost me anything?'),
    answer: said(
      'No. Goodword is free for candidates, before and after a hire. You do not need an account either: your personal link opens the application.',
    ),
  },
  {
    question: said('Who sees my details?'),
    answer: said(
      'Whoever referred you gave us your name and email address for the invitation. The company sees nothing, not even that you were invited, until you submit. Your documents are for that company alone; your referrer sees only your status.',
    ),
  },
  {
    question: said('What happens after I apply?'),
    answer: said(
      'You get a confirmation by email, and another email whenever the company changes your status: reviewing, interview, hired or rejected. Each email has a link to your own page, where you can also withdraw, download your data or erase it.',
    ),
  },
  {
    question: said('What if I am not interested?'),
    answer: said(
      'Say "No thanks" on your invitation page: we delete your details at once, and you can ask never to be invited again. Or do nothing: the invitation expires after 30 days. Either way, the company never hears of it.',
    ),
  },
]

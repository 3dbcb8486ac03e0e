import type { LetterTexts } from '../../letter-texts.ts'

/**
 * How long an invited person's name and address are kept, and what they can do about it: for those whose data came from
 * somebody else (GDPR, Article 14; docs/rules.md#unanswered-and-declined-invitations-are-kept-30-days).
 * @param openUntil the last day of the invitation, in words
 */
export function yourRights({ t }: LetterTexts, { openUntil: date }: { openUntil: string }): string {
  return [
    t('If you do not answer, the invitation ends on {date}, and we delete your name and address 30 days later.', {
      date,
    }),
    t('On the page behind the link you can see what we hold, delete it at once, or ask never to be invited again.'),
    t('You can also object, or complain to a data protection authority.'),
  ].join(' ')
}

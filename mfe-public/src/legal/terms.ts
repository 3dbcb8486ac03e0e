import { said } from '@goodword/languages/texts'
import type { LegalText } from './legal-text.ts'

/** Any change of it is a new `AGREEMENT_VERSION`. It says only what the product does. */
export const TERMS: LegalText = {
  title: said('Terms of Service'),
  lead: said(
    'Goodword brings together companies with open roles, people who know somebody right for them, and candidates who decide for themselves. These are the rules for all three, in plain words.',
  ),
  sections: [
    {
      heading: said('What Goodword is'),
      paragraphs: [
        said(
          'Companies post roles and may promise a referral bonus. Referrers invite people they know. Candidates get a personal link and decide whether to apply. Companies review applications and decide whom they hire.',
        ),
        said(
          'Goodword is not an employer and not an agency: it takes no part in interviews, offers or contracts, and no machine scores, ranks or rejects anyone. Where software suggests words, finds jobs or counts, the page “How AI is used” says how, and how to turn it off.',
        ),
      ],
    },
    {
      heading: said('If you are invited'),
      paragraphs: [
        said(
          'Applying is free, before and after a hire, and you need no account. Nothing of you reaches the company until you submit the application yourself.',
        ),
        said(
          'Your personal link is yours alone: whoever has it can act for you, so please do not forward it. It works for 30 days.',
        ),
        said(
          'You may say no, withdraw an application, download what we hold about you and have it erased, each on your own page and without giving a reason.',
        ),
        said(
          'What you send must be true and yours to send. You should know that whoever referred you may receive a reward from the company if you are hired.',
        ),
      ],
    },
    {
      heading: said('If you refer people'),
      paragraphs: [
        said(
          'Refer only people you know and who would be glad to hear of the role. What you write to them goes out under your name; when they apply, the company reads it, too, unless they leave it out.',
        ),
        said(
          'You cannot refer yourself, or anybody to your own company. Nobody may be pressed to apply, and nobody may be asked to share a reward in return for a good word.',
        ),
        said('You see how your referral stands, and nothing of the application itself.'),
      ],
    },
    {
      heading: said('If you are hiring'),
      paragraphs: [
        said(
          'Post only roles that are open, and describe them as they are. Use what candidates send you for this application alone, keep it to those who decide on it, and follow the law that applies to you as an employer.',
        ),
        said(
          'Everybody who is signed in can read your posting. With a public page everybody else can, too, without the referral bonus.',
        ),
        said('Say what you have decided: candidates hear of every change of status by email.'),
      ],
    },
    {
      heading: said('Rewards'),
      paragraphs: [
        said(
          'A referral bonus is the company’s promise for a hire. What was promised when the invitation was sent is what counts, whatever the posting says later. The company pays only when somebody is hired; of the reward, Goodword keeps 25% and the referrer gets 75%. It is due 60 days after the hire, and lapses if the hire ends before.',
        ),
        said(
          'Nothing is paid through this site. The company transfers the reward to Goodword, and Goodword the referrer’s part to them; the statement of each says what is held, due and paid, and why. Who disagrees can say so there: then nothing moves until somebody at Goodword has decided.',
        ),
        said('Candidates never pay anything.'),
      ],
    },
    {
      heading: said('What is not allowed'),
      paragraphs: [
        said(
          'No false identities, no invitations to people you do not know, no harmful files, no attempts to see what is not yours, and no automated mass use. Goodword limits how often things can be done, refuses what breaks these rules, and may end accounts that keep doing so.',
        ),
      ],
    },
    {
      heading: said('When something goes wrong'),
      paragraphs: [
        said(
          'We build Goodword with care, but we cannot promise that it is always available or that a referral leads to a hire. Nothing here limits rights that the law gives you and that cannot be given away.',
        ),
        said(
          'When these terms change, they get a new version and date. What you agreed to with an application stays what it was: your receipt names its version.',
        ),
      ],
    },
  ],
}

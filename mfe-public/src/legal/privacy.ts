import { said } from '@goodword/languages/texts'
import type { LegalText } from './legal-text.ts'

/** Any change of it is a new `AGREEMENT_VERSION`. It says only what the product does. */
export const PRIVACY: LegalText = {
  title: said('Privacy Policy'),
  lead: said(
    'What Goodword knows about you, who sees it, how long it is kept, and how you end it. We keep as little as the product needs, and none of it is sold or used for advertising.',
  ),
  sections: [
    {
      heading: said('If somebody referred you'),
      paragraphs: [
        said(
          'They gave us your name and your email address, perhaps with a message to you and how they know you. We use name and address for that invitation and its page, and for nothing else; the message and how they know you also go with your application, unless you leave them out.',
        ),
        said(
          'The company does not learn that you were invited. Say no on your page, and your details are deleted at once; ask never to be invited again, and we keep only a fingerprint of your address that lets us hold to it.',
        ),
        said('If you do nothing, the invitation ends after 30 days and is deleted 30 days later.'),
        said(
          'They may also have chosen the language in which we write to you. We note when the page of your invitation is first used: until then a mistyped address can be corrected.',
        ),
        said(
          'If you ask the company a question before you apply, it reads your question and not who you are. The question is erased with your invitation.',
        ),
      ],
    },
    {
      heading: said('If you apply'),
      paragraphs: [
        said(
          'We keep what you typed, the files you uploaded and the text you agreed to. The company of the role sees your application, your files and, unless you leave it out, the message from whoever referred you. Whoever referred you sees your name and status, and none of your answers or files.',
        ),
        said(
          'The company can note what it thinks of your application, and why it sets a status. Whoever referred you never sees that; you can download it, without the names of those who wrote it. We also keep who of the company has opened your application. All of this is erased with your application.',
        ),
        said('From pictures we remove hidden details such as the place where they were taken.'),
        said(
          'Until the company has opened your application you can correct it. What was there before stays in its history, for the company, until your application is erased.',
        ),
        said(
          'After a no you can let whoever referred you know that you are open to other roles. That ends when you say so, and after six months.',
        ),
        said(
          'Your consent lasts 12 months. An application that was rejected or withdrawn, or whose role is closed, is erased when nothing has moved for 12 months. If you are hired, whoever referred you keeps that until you erase it; when the company deletes the role, your files, phone number, cover letter and the message of whoever referred you are deleted with it.',
        ),
      ],
    },
    {
      heading: said('If a hire is rewarded'),
      paragraphs: [
        said(
          'The company and whoever referred you each have a statement of what is owed for your hire. It names you and the role, until you erase what we hold or the company deletes the role. What they write when they disagree about it is read by both and by Goodword, and goes when you erase.',
        ),
        said('The amounts, the promise and the payments stay on record. They are told by numbers, not by your name.'),
      ],
    },
    {
      heading: said('If you sign in'),
      paragraphs: [
        said(
          'The service you sign in with tells us your name, your email address and which account is yours there. We never see your password. A session lasts seven days at most, or until you log out.',
        ),
        said(
          'Whoever you refer, and the company they apply to, read your name. What you post can be read by everybody who is signed in and, where you give it a public page, by everybody else.',
        ),
        said(
          'Contacts that you look through beside a job are read in your browser only, and forgotten when you close it. We get nobody’s name or address unless you refer them.',
        ),
      ],
    },
    {
      heading: said('Software that suggests, finds and counts'),
      paragraphs: [
        said(
          'Suggestions about words are made in your browser. Searches and postings are compared with names of occupations on our server. Neither looks at who you are, and nobody is evaluated. Where this installation has a language model, a passage goes to it only when its writer presses for that, and a posting only when a candidate does. The page “How AI is used” lists every use.',
        ),
        said(
          'We count how far invitations and applications get. A company reads that in parts of ten, from five people on, and never who was invited.',
        ),
      ],
    },
    {
      heading: said('Letters'),
      paragraphs: [
        said(
          'We write to you about your invitation, your application, your referrals and your roles, and about nothing else. Every invitation can be refused with one click, for good.',
        ),
      ],
    },
    {
      heading: said('Who runs Goodword'),
      paragraphs: [
        said(
          'A few people look after it. They find an account by its whole address or number alone, see of an address only where its mail goes, of a letter only its kind, and of a reward everything but who was hired. Each thing they do is written down, for good, by numbers.',
        ),
      ],
    },
    {
      heading: said('Cookies and storage'),
      paragraphs: [
        said(
          'Cookies keep you signed in, and remember that you opened your personal link, whether you like it light or dark, which version of our pages you get, that we have just sent you one, so that it counts once whether it worked, and that a font has been loaded. What you have typed into an application, a posting or a referral stays in your browser until you send it. There is no tracking and no advertising, ours or anybody else’s.',
        ),
        said('A cookie also keeps the language that you chose, for a year.'),
        said(
          'Pictures come from us alone. Only people of a company that keeps its logo on its own website load it from there, on the company’s own screens.',
        ),
      ],
    },
    {
      heading: said('What is logged'),
      paragraphs: [
        said(
          'Our log holds technical lines about requests, without names, addresses or what you wrote. A record of what happened to each referral is kept for proof; it holds times and numbers, and nobody can tell from it who you are once you are erased.',
        ),
        said(
          'To keep misuse away we count how often things are done, by account, by link and by a fingerprint of the network address. So we do for a week whether a new version of our pages works.',
        ),
      ],
    },
    {
      heading: said('Your rights'),
      paragraphs: [
        said(
          'On your own page you can read and download what you and others gave us about you, withdraw your application, and have everything erased. What a company and a referrer write when they disagree about a reward is theirs and not in the download.',
        ),
        said(
          'Erasing works at once and cannot be undone. Backups may have you a while longer; a list of numbers sees to it that you are erased again should one be used. What a company has copied into its own systems, it has to answer for.',
        ),
        said('Where the law gives you more rights, such as to complain to an authority, you have them here as well.'),
      ],
    },
  ],
}

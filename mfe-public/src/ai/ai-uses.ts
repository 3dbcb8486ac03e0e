import { said } from '@goodword/languages/texts'
/** A use of software that suggests, finds or counts, as the page states it (docs/ai.md has the register). */
export interface AiUse {
  heading: string
  what: string
  /** What it reads, where it runs, what it never does, and how to turn it off. */
  reads: string
  runs: string
  never: string
  off: string
}

/** Every use there is, whatever the installation. It says only what the product does. */
export const AI_USES: readonly AiUse[] = [
  {
    heading: said('Discovery: jobs by other names of the same work'),
    what: said(
      'A search for “RN” also finds a “Staff Nurse”. The words of the search and of the posting are compared with the names of about a thousand occupations, by how often words occur in them.',
    ),
    reads: said('The text of a search, and of postings.'),
    runs: said(
      'On the server of this installation. The matches of a posting are kept with it, those of a search are not.',
    ),
    never: said('It knows nothing of who searches, and looks at no application and no person.'),
    off: said(
      'There is no switch: these jobs come last, below “Also close”, each with the reason. The list above them is the plain search.',
    ),
  },
  {
    heading: said('Discovery: who comes to mind'),
    what: said(
      'Contacts that you choose are compared with a job by a fixed list of job titles. Names come in alphabetical order.',
    ),
    reads: said(
      'Names, job titles and email addresses of the contacts you choose. An address fills in the form where you invite that person.',
    ),
    runs: said('In your browser. Nothing of it is sent or kept.'),
    never: said('It puts nobody first, and invites nobody. You do, one by one.'),
    off: said('It does nothing until you choose contacts.'),
  },
  {
    heading: said('Clarity: a second reader'),
    what: said(
      'While a posting or a no is written, fixed lists of phrases point out what is unclear, unkind or may shut people out, and why.',
    ),
    reads: said('The text in the field, as you type it.'),
    runs: said('In your browser, without a model. Unfinished text does not leave it.'),
    never: said('It changes no word and sends nothing. It does not know whom a no is for.'),
    off: said('“Suggestions while I write” in the settings, or “No more suggestions” beside one.'),
  },
  {
    heading: said('Clarity: a posting in twenty seconds'),
    what: said(
      'A candidate’s page begins with sentences of the posting about the work, what is needed and what is given. Fixed lists of words pick them; the company can choose others.',
    ),
    reads: said('The posting.'),
    runs: said('On the server of this installation, while a posting is saved.'),
    never: said('It writes no sentence of its own, and is the same for every candidate.'),
    off: said('The company can leave the brief out. The whole posting stands below it.'),
  },
  {
    heading: said('Quality: questions under a good word'),
    what: said(
      'Whoever recommends somebody is asked for one thing that their message lacks, such as where they worked together, and told what should not stand in it.',
    ),
    reads: said('The message, as it is typed.'),
    runs: said('In your browser, by fixed lists. Unfinished text does not leave it.'),
    never: said('It writes no word of a recommendation and judges neither its writer nor the candidate.'),
    off: said('“No more suggestions” below the message, or the switch in the settings.'),
  },
  {
    heading: said('Insights: sentences that are counted'),
    what: said(
      'Companies read how soon they answer, what waits longer, and how far invitations get. Recommenders read what became of their invitations. Plain medians and counts: counted, not predicted.',
    ),
    reads: said('Times and steps of invitations and applications. Nothing that anybody wrote.'),
    runs: said('In the database of this installation.'),
    never: said('It compares no people, and no company learns who was invited. Nothing is said of fewer than five.'),
    off: said('There is no switch: it decides nothing, and stays folded until you open it.'),
  },
]

/** Only where the operator has named a model. */
export const MODEL_USES: readonly AiUse[] = [
  {
    heading: said('Clarity: another wording, by a language model'),
    what: said(
      'Whoever writes a posting or a good word can ask for plainer words. They are shown as a suggestion, which you take change by change, or leave. What it wrote stays marked until somebody changes it.',
    ),
    reads: said(
      'The passage you send, without its links, addresses and telephone numbers, and without the names in the form.',
    ),
    runs: said(
      'In the language model that whoever runs this installation has named: {model}. A passage goes there when you press the button, never by itself.',
    ),
    never: said('It gets no application and no document, judges nobody, and decides nothing.'),
    off: said(
      'Do not press the button. A company can turn it off for its members, and whoever runs this installation for everybody.',
    ),
  },
  {
    heading: said('Clarity: a posting in other words, by a language model'),
    what: said(
      'Whoever is invited can read the posting in plain words or in another language. The original stays beside it, and counts.',
    ),
    reads: said(
      'Title, description and requirements of the posting, without links, addresses and telephone numbers, and without the names of candidate, recommender and those who posted it.',
    ),
    runs: said(
      'In the language model that whoever runs this installation has named: {model}. A posting goes there when a candidate presses the button, never by itself.',
    ),
    never: said('It learns nothing of who presses, and says the same to everybody. Nobody is told who pressed.'),
    off: said(
      'Do not press the button. A company can turn it off for its postings, and whoever runs this installation for everybody.',
    ),
  },
]

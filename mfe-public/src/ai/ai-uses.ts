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
    heading: 'Discovery: jobs by other names of the same work',
    what: 'A search for “RN” also finds a “Staff Nurse”. The words of the search and of the posting are compared with the names of about a thousand occupations, by how often words occur in them.',
    reads: 'The text of a search, and of postings.',
    runs: 'On the server of this installation. The matches of a posting are kept with it, those of a search are not.',
    never: 'It knows nothing of who searches, and looks at no application and no person.',
    off: 'There is no switch: these jobs come last, below “Also close”, each with the reason. The list above them is the plain search.',
  },
  {
    heading: 'Discovery: who comes to mind',
    what: 'Contacts that you choose are compared with a job by a fixed list of job titles. Names come in alphabetical order.',
    reads:
      'Names, job titles and email addresses of the contacts you choose. An address fills in the form where you invite that person.',
    runs: 'In your browser. Nothing of it is sent or kept.',
    never: 'It puts nobody first, and invites nobody. You do, one by one.',
    off: 'It does nothing until you choose contacts.',
  },
  {
    heading: 'Clarity: a second reader',
    what: 'While a posting or a no is written, fixed lists of phrases point out what is unclear, unkind or may shut people out, and why.',
    reads: 'The text in the field, as you type it.',
    runs: 'In your browser, without a model. Unfinished text does not leave it.',
    never: 'It changes no word and sends nothing. It does not know whom a no is for.',
    off: '“Suggestions while I write” in the settings, or “No more suggestions” beside one.',
  },
  {
    heading: 'Clarity: a posting in twenty seconds',
    what: 'A candidate’s page begins with sentences of the posting about the work, what is needed and what is given. Fixed lists of words pick them; the company can choose others.',
    reads: 'The posting.',
    runs: 'On the server of this installation, while a posting is saved.',
    never: 'It writes no sentence of its own, and is the same for every candidate.',
    off: 'The company can leave the brief out. The whole posting stands below it.',
  },
  {
    heading: 'Quality: questions under a good word',
    what: 'Whoever recommends somebody is asked for one thing that their message lacks, such as where they worked together, and told what should not stand in it.',
    reads: 'The message, as it is typed.',
    runs: 'In your browser, by fixed lists. Unfinished text does not leave it.',
    never: 'It writes no word of a recommendation and judges neither its writer nor the candidate.',
    off: '“No more suggestions” below the message, or the switch in the settings.',
  },
  {
    heading: 'Insights: sentences that are counted',
    what: 'Companies read how soon they answer, what waits longer, and how far invitations get. Recommenders read what became of their invitations. Plain medians and counts: counted, not predicted.',
    reads: 'Times and steps of invitations and applications. Nothing that anybody wrote.',
    runs: 'In the database of this installation.',
    never: 'It compares no people, and no company learns who was invited. Nothing is said of fewer than five.',
    off: 'There is no switch: it decides nothing, and stays folded until you open it.',
  },
]

/** Only where the operator has named a model. @param model its name */
export function modelUses(model: string): AiUse[] {
  return [rewriting(model), otherWords(model)]
}

function rewriting(model: string): AiUse {
  return {
    heading: 'Clarity: another wording, by a language model',
    what: 'Whoever writes a posting or a good word can ask for plainer words. They are shown as a suggestion, which you take change by change, or leave. What it wrote stays marked until somebody changes it.',
    reads:
      'The passage you send, without its links, addresses and telephone numbers, and without the names in the form.',
    runs: `In the language model that whoever runs this installation has named: ${model}. A passage goes there when you press the button, never by itself.`,
    never: 'It gets no application and no document, judges nobody, and decides nothing.',
    off: 'Do not press the button. A company can turn it off for its members, and whoever runs this installation for everybody.',
  }
}

function otherWords(model: string): AiUse {
  return {
    heading: 'Clarity: a posting in other words, by a language model',
    what: 'Whoever is invited can read the posting in plain words or in another language. The original stays beside it, and counts.',
    reads:
      'Title, description and requirements of the posting, without links, addresses and telephone numbers, and without the names of candidate, recommender and those who posted it.',
    runs: `In the language model that whoever runs this installation has named: ${model}. A posting goes there when a candidate presses the button, never by itself.`,
    never: 'It learns nothing of who presses, and says the same to everybody. Nobody is told who pressed.',
    off: 'Do not press the button. A company can turn it off for its postings, and whoever runs this installation for everybody.',
  }
}

/** The titles of one occupation. */
export interface TitleGroup {
  occupation: string
  /** How the job's title calls it: "Staff Nurse". */
  via: string
  titles: readonly string[]
  /** Whether it is only offered: the job's title as a whole is none of its names, its last word is. */
  isOffered: boolean
}

/** A title that is looked for. */
export interface WantedTitle {
  title: string
  /** How the job's title calls its occupation; none for one that the recommender named, or that is the job's own. */
  via?: string | undefined
}

/** What a title has in common with those that are looked for. */
export interface SharedTitle {
  title: string
  /** Where the job says it otherwise. */
  via: string | undefined
}

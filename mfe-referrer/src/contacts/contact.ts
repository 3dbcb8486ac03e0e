/** Somebody the recommender knows, as their file has them; a word that it lacks is empty. */
export interface Contact {
  name: string
  title: string
  company: string
  email: string
}

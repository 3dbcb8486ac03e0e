/** Sentences that a careful reader has nothing against, and a list of words was once wrong about. */

/** Of postings. */
export const HARMLESS_IN_POSTINGS: readonly string[] = [
  'We do not discriminate on grounds of age, sex, marital status, religion, pregnancy or disability.',
  'We hire without regard to race, colour, religion, sexual orientation or national origin.',
  'We welcome applicants of any nationality, religion or sexual orientation.',
  'We are an equal opportunity employer for people of every religion, marital status and origin.',
  'Everyone is considered regardless of age, pregnancy, marital status or sexual orientation.',
  'Discrimination because of religion or family planning has no place here.',
  'Your manager is Anna, and she is a baker herself.',
  'You share the desk with Ben, whom you can ask: he should be in on most days.',
  'You report to the head of sales; he is new, too.',
  'You test the alpha and beta versions of the game.',
  'The clinic is in Walla Walla, a town in Washington.',
  'The spa is in Baden Baden, near the forest.',
  'You teach children between 5 and 11 years old.',
  'We use NATO SQL HTTP REST API JSON as file names.',
  'You fold slim fit shirts and help customers choose.',
  'Include photo captions in the monthly report.',
]

/** To somebody who gets a no. */
export const HARMLESS_IN_NO: readonly string[] = [
  'You will be welcome to apply again.',
  'We wish you and your family well.',
  'We will be deleting your data.',
  'We chose somebody who has worked in character animation for years.',
  'We chose a person who has run a shift in our database team.',
  'We chose somebody who knows women’s health.',
  'Man hat sich für eine andere Person entschieden.',
  'Vi valde en annan, men tack för din ansökan.',
  'Wij kozen een man of vrouw met meer ervaring.',
  'Nous avons choisi une personne avec plus de retail.',
]

/** Of a good word. */
export const HARMLESS_IN_GOOD_WORD: readonly string[] = [
  'When we worked together she ran the family clinic.',
  'When we worked together she looked after the health of patients.',
  'When we worked together she built the age verification service.',
  'When we worked together she built a kid-friendly app.',
  'When we worked together she led the team, and I do not know her age.',
  'When we worked together we sold 1500000 units.',
  'When we worked together we sold 1 500 000 units.',
  'When we worked together she shipped it on 2024-11-03.',
  'When we worked together she saved order number 20240511.',
  'When we worked together she wrote github.com/x/1234567.',
  'Du bist in der Schule so gut, man will dich in der Firma.',
  'Je suis sûr que tu es la bonne personne pour ce poste.',
  'We zijn in de zaak met je op pad geweest, is het niet.',
]

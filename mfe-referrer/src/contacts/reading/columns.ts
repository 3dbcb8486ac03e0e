import { folded } from '../titles/title-words.ts'

/** In which column of a table each word of a contact is; -1 for none. */
export interface Columns {
  full: number
  first: number
  middle: number
  last: number
  title: number
  company: number
  email: number
}

/**
 * How exports of LinkedIn, Google and Outlook name them, in the languages these are most used in; the surest first, as
 * 'Title' is a Dr. in Outlook.
 */
const NAMES: Record<keyof Columns, string> = {
  full: 'name|full name|display name|contact name|file as|vollstandiger name|nom complet|nombre completo|nome completo',
  first: 'first name|given name|firstname|vorname|prenom|nombre|nome|voornaam',
  middle: 'middle name|additional name|zweiter vorname|weitere vornamen',
  last: 'last name|family name|lastname|surname|nachname|nom|nom de famille|apellidos|apellido|cognome|sobrenome|achternaam',
  title:
    'job title|position|organization title|organization 1 - title|role|occupation|headline|berufsbezeichnung|beruf|stelle|poste|fonction|cargo|puesto|posizione|qualifica|functie|title',
  company:
    'company|organization|organization name|organization 1 - name|employer|firma|unternehmen|entreprise|societe|empresa|azienda|bedrijf',
  email:
    'email|e-mail|email address|e-mail address|e-mail 1 - value|email 1 - value|e-mail-adresse|adresse e-mail|adresse de messagerie|direccion de correo electronico|correo electronico|indirizzo e-mail|endereco de e-mail|e-mailadres',
}

/** The columns that a row names; undefined where it is no heading of a table of contacts. */
export function columnsOf(row: readonly string[]): Columns | undefined {
  const cells = row.map((cell) => folded(cell).trim())
  const place = (column: keyof Columns) => {
    const places = NAMES[column].split('|').map((name) => cells.indexOf(name))
    return places.find((found) => found >= 0) ?? -1
  }
  const columns: Columns = {
    full: place('full'),
    first: place('first'),
    middle: place('middle'),
    last: place('last'),
    title: place('title'),
    company: place('company'),
    email: place('email'),
  }
  const has = (...names: (keyof Columns)[]) => names.some((name) => columns[name] >= 0)
  return has('full', 'first', 'last') && has('title', 'company', 'email') ? columns : undefined
}

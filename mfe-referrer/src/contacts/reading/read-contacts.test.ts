import { expect, test } from 'bun:test'
import type { Contact } from '../contact.ts'
import { readContacts } from './read-contacts.ts'

function read(...lines: string[]): Contact[] {
  const contacts: Contact[] = []
  readContacts(lines.join('\r\n'), (contact) => contacts.push(contact))
  return contacts
}

const ADA = { name: 'Ada Lovelace', title: 'Staff Nurse', company: 'Aurora, Inc.', email: 'ada@aurora.example' }

test('a table of LinkedIn is read from below its notes', () => {
  expect(
    read(
      'Notes:',
      '"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see',
      'email addresses for connections who have allowed their connections to see or download their email address."',
      '',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'Ada,Lovelace,https://www.linkedin.com/in/ada,ada@aurora.example,"Aurora, Inc.",Staff Nurse,12 Oct 2024',
      'Bo,"Dahl ""Bosse""",https://www.linkedin.com/in/bo,,,,01 Jan 2020',
    ),
  ).toEqual([ADA, { name: 'Bo Dahl "Bosse"', title: '', company: '', email: '' }])
})

test.each([
  [
    'First Name,Middle Name,Last Name,Organization Name,Organization Title,Labels,E-mail 1 - Label,E-mail 1 - Value',
    '',
  ],
  [
    'Name,Given Name,Additional Name,Family Name,Organization 1 - Name,Organization 1 - Title,E-mail 1 - Type,E-mail 1 - Value',
    'Ada Lovelace,',
  ],
])('a table of Google is read: %s', (heading, full) => {
  const cells = full
    ? 'Ada,,Lovelace,"Aurora, Inc.",Staff Nurse,* Work'
    : 'Ada,,Lovelace,"Aurora, Inc.",Staff Nurse,* myContacts,* Work'
  expect(read(heading, `${full}${cells},ada@aurora.example ::: ada@home.example`)).toEqual([ADA])
})

test('a table of Outlook is read, also separated by semicolons or tabs', () => {
  const rows = [
    ['Title', 'First Name', 'Last Name', 'Company', 'Job Title', 'E-mail Address'],
    ['', 'Ada', 'Lovelace', '"Aurora, Inc."', 'Staff Nurse', 'ada@aurora.example'],
  ]
  for (const delimiter of [',', ';', '\t']) expect(read(...rows.map((row) => row.join(delimiter)))).toEqual([ADA])
})

test('headings in other languages are known', () => {
  expect(
    read('Vorname;Nachname;URL;E-Mail-Adresse;Unternehmen;Position', 'Jörg;Müller;;j@x.example;Klinik;Pfleger'),
  ).toEqual([{ name: 'Jörg Müller', title: 'Pfleger', company: 'Klinik', email: 'j@x.example' }])
  expect(read('Prénom,Nom,Adresse e-mail,Entreprise,Poste', 'Zoé,Roy,,Aube,Infirmière')).toEqual([
    { name: 'Zoé Roy', title: 'Infirmière', company: 'Aube', email: '' },
  ])
})

test('a formula is text', () => {
  const [contact] = read('Name,Job Title', '"=HYPERLINK(""https://x.example"",""Ada"")",Nurse')
  expect(contact?.name).toBe('=HYPERLINK("https://x.example","Ada")')
})

test('a quote that is never closed takes no other row with it', () => {
  const names = (...rows: string[]) => read('Name,Job Title', ...rows).map(({ name, title }) => `${name}: ${title}`)
  expect(names('"Ada,Nurse', 'Bo,Baker', '', '"Cy,Cook', '"Di, Dr.",Cook')).toEqual([
    'Ada: Nurse',
    'Bo: Baker',
    'Cy: Cook',
    'Di, Dr.: Cook',
  ])
  const many = Array.from({ length: 300 }, (_, at) => `"Ada ${at},Nurse`)
  expect(names(...many).length).toBe(300)
})

test('vCards 4.0 are read, with groups, folded lines and quoted parameters', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Ada Love',
      ' lace',
      'N:Lovelace;Ada;;;',
      'item1.EMAIL;TYPE="home:x":ada@home.example',
      'item2.EMAIL;PREF=1;TYPE=work:ada@aurora.example',
      'ORG:Aurora\\, Inc.;Ward 3',
      'TITLE:Staff Nurse',
      'END:VCARD',
    ),
  ).toEqual([ADA])
})

test('vCards 3.0 are read, with escaped signs and pictures left out', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lovelace;Ada;;;',
      'PHOTO;ENCODING=b;TYPE=JPEG:TITLE:/9j/4AAQSkZJRgABAQAAAQABAAD',
      ' TITLE:2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8Q',
      'ORG:Aurora\\, Inc.',
      'TITLE:Staff\\nNurse',
      'EMAIL;TYPE=INTERNET:ada@aurora.example',
      'END:VCARD',
    ),
  ).toEqual([ADA])
})

test('vCards 2.1 are read, in quoted-printable of several encodings', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=',
      'ller;J=C3=B6rg;;;',
      'TITLE;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Kranken=FCberwacher',
      'ORG;QUOTED-PRINTABLE:Klinik=3B S=C3=BCd',
      'EMAIL;PREF;INTERNET:j@x.example',
      'NOTE:TITLE',
      'ROLE:Nobody',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN:Ada',
      '   Lovelace',
      'END:VCARD',
    ),
  ).toEqual([
    { name: 'Jörg Müller', title: 'Krankenüberwacher', company: 'Klinik', email: 'j@x.example' },
    { name: 'Ada Lovelace', title: '', company: '', email: '' },
  ])
})

test('a broken vCard takes no other with it', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'FN:Ada',
      'TITLE;ENCODING=QUOTED-PRINTABLE:Staff=ZZ Nurse=',
      'BEGIN:VCARD',
      'no colon here',
      ':no name',
      'FN:Bo',
      'BEGIN:VCARD',
      'END:VCARD',
      'FN:Nobody',
      'BEGIN:VCARD',
      'FN:Cy',
    ).map(({ name }) => name),
  ).toEqual(['Ada', '', 'Cy'])
})

test('plain lines are a contact each', () => {
  expect(
    read(
      'Ada Lovelace, Staff Nurse at Aurora',
      '',
      '- Bo Dahl – Baker @ Crumb <bo@crumb.example>',
      'Cy Young',
      'Di Ek;Cook;Kitchen',
      'ed@x.example',
      'Flo\tNurse\tWard',
      'Gil Ax, Nurse, night shift at Ward, 3rd floor',
    ),
  ).toEqual([
    { name: 'Ada Lovelace', title: 'Staff Nurse', company: 'Aurora', email: '' },
    { name: 'Bo Dahl', title: 'Baker', company: 'Crumb', email: 'bo@crumb.example' },
    { name: 'Cy Young', title: '', company: '', email: '' },
    { name: 'Di Ek', title: 'Cook', company: 'Kitchen', email: '' },
    { name: '', title: '', company: '', email: 'ed@x.example' },
    { name: 'Flo', title: 'Nurse', company: 'Ward', email: '' },
    { name: 'Gil Ax', title: 'Nurse, night shift', company: 'Ward, 3rd floor', email: '' },
  ])
})

import type { Phrases } from './phrase-set.ts'

/** What texts about a person should leave out: each is no reason to hire or not, and many laws forbid to ask for it. */
export type PrivateMatter = 'age' | 'family' | 'health' | 'origin' | 'sex' | 'looks'

export const PRIVATE_PHRASES: readonly Phrases<PrivateMatter>[] = [
  {
    of: 'age',
    list: [
      'too old|young|senior',
      'age|ages|aged',
      'younger|older|young|old person|candidate|candidates|colleague|colleagues|team|man|woman|people|employee|employees',
      'somebody|someone|anyone|anybody younger|older',
      'at your|his|her|their age',
      '# years old',
      '# year old',
      'in his|her|their|your twenties|thirties|forties|fifties|sixties',
      'retire|retires|retirement|retired|pensioner',
      'digital native|natives',
      'recent|fresh graduate|graduates',
      'born in #',
      'overqualified',
      'over qualified',
      'millennial|boomer',
    ],
  },
  {
    of: undefined,
    list: [
      'age group|groups|of',
      'young people',
      'ages # to #',
      'age verification|check|checks|limit|limits|rating|ratings|restricted|appropriate',
      'not|t know|ask|mention|tell his|her|their|your age',
    ],
  },
  {
    of: 'family',
    list: [
      'pregnant|pregnancy|maternity|paternity',
      'parental leave',
      'child|children|kid|kids|baby|toddler',
      'family|families',
      'husband|wife|spouse|fiance|boyfriend|girlfriend',
      'married|unmarried|divorced|widowed|engaged to',
      'single mother|mom|mum|father|dad|parent',
      'childcare',
      'caring for|of his|her|their|your',
      'mother|father of #|two|three|a',
    ],
  },
  {
    of: undefined,
    list: [
      'children s ward|book|books|series|library|hospital|home',
      'family business|doctor|medicine|lawyer|office|support|services|company|clinic|clinics|practice|law|therapy|therapist|centre|center',
      'family|child|kid|kids friendly',
      'wish|wishing|to|for you and your family',
      'works|work|worked|working with children|families|kids',
      'teach|teaches|taught|teaching children|kids',
    ],
  },
  {
    of: 'health',
    list: [
      'illness|illnesses|ill|sick|sickness|sick leave|disease',
      'health|unhealthy',
      'disability|disabled|disabilities|handicap|handicapped|wheelchair',
      'depression|depressed|anxiety|burnout|autism|autistic|adhd|dyslexia|dyslexic|diabetes|cancer|epilepsy',
      'burn|burned|burnt out',
      'mental|medical problem|problems|condition|conditions|issues|history|leave',
      'therapy|surgery|medication|operation on',
      'addiction|alcoholic|sober',
      'deaf|blind|stutter',
      'fit enough',
      'physically weak|unable|unfit',
    ],
  },
  {
    of: undefined,
    list: [
      'health care|insurance|data|service|services|department|system|records|and',
      'public|occupational health',
      'health of patients|people|residents|animals|pupils|plants|others|our|the',
      'patient|patients|women|men s health',
      'patients health',
      'home health',
      'blind review|test|spot|spots',
      'mental health nurse|service|services|work|worker',
    ],
  },
  {
    of: 'origin',
    list: [
      'accent|accents',
      'native|mother tongue|speaker|speakers|english|german|french|spanish',
      'nationality|citizenship|ethnic|ethnicity|race|racial',
      'foreign|foreigner|foreigners|immigrant|immigrants|refugee|refugees',
      'from your|his|her|their country|culture|background',
      'religion|religious|muslim|christian|jewish|hindu|headscarf|hijab|church|mosque',
      'your|his|her|their origin|origins|roots|skin|name',
    ],
  },
  {
    of: 'sex',
    list: [
      'woman|women|female|females|man|men|male|males|gender|sex|transgender|gay|lesbian|homosexual',
      'as a lady|girl|boy|guy',
      'a mother|father',
    ],
  },
  { of: undefined, list: ['women|men s clinic|shelter|refuge|football|team|wear|shoes|rights|studies'] },
  {
    of: 'looks',
    list: [
      'appearance|overweight|obese|fat|attractive|tattoo|tattoos|piercing|piercings|hairstyle',
      'your|the|his|her photo|photograph|looks|clothes',
      'good looking',
    ],
  },
]

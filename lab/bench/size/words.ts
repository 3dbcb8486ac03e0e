/** What jobs are described with, the most frequent first: the n-th is used a n-th as often as the first. */
export const WORDS =
  `the and with to our you for in team work of we your experience customers data new on at from product people skills is
  quality across service company will projects support business development sales management design systems help software make clients
  build daily software results learn plan who each colleagues process market training health safety processes grow reports research
  remote hours flexible office travel budget care lead weekly partners digital global local platform marketing engineering finance
  tools solutions production analysis strategy events delivery technical creative stakeholders environment operations communication
  engineer manager nurse teacher welder driver analyst developer designer baker planner electrician mechanic pharmacist translator
  warehouse logistics kitchen hospital laboratory school workshop factory studio store harbour airport railway bridge vineyard forest
  contracts invoices suppliers inventory shipments deadlines meetings documents standards guidelines policies audits forecasts
  responsible motivated careful curious reliable friendly patient precise independent ambitious organised structured analytical
  python java rust kotlin typescript postgres kubernetes linux excel photoshop figma react angular docker terraform spark hadoop
  C++ C# R&D .NET node.js 24/7 50% CI/CD SAP/4 b2b a11y QA UX HR IT AI PR VAT CRM ERP KPI API
  größe Qualität über Straße Bäckerei Führung développement équipe qualité café naïve résumé niño diseño gestión São produção
  Київ розробник досвід Москва разработчик Αθήνα ομάδα 開発者 東京 採用 経験 한국 개발자 مهندس פיתוח हिन्दी 🚀 👩‍💻 ☕ €
  apprenticeship bonus pension insurance holidays shifts nights weekends relocation visa parking bicycle lunch fruit coffee gym
  interview references certificate degree diploma bachelor master doctorate licence permit language english german french spanish
  polish portuguese italian dutch swedish finnish japanese mandarin korean arabic hindi turkish ukrainian greek czech hungarian
  machines sensors circuits turbines batteries pumps valves robots drones satellites antennas cables fibres polymers alloys steel
  timber concrete glass textile leather ceramics paint chemicals medicine vaccines surgery radiology cardiology paediatrics dentistry
  therapy counselling childcare geriatrics midwife ambulance emergency dispatch prevention hygiene nutrition bakery pastry brewing
  catering restaurant hotel reception housekeeping tourism museum theatre orchestra library archive journalism photography film
  animation games sound lighting stage costume fashion retail cashier merchandising purchasing procurement negotiation tender
  compliance privacy security encryption identity fraud risk credit lending mortgage payments treasury tax payroll bookkeeping audit
  statistics econometrics actuarial modelling simulation optimisation algorithms networks compilers databases embedded firmware
  hardware testing debugging profiling monitoring incident availability capacity scaling migration backup recovery accessibility
  localisation typography branding copywriting campaign newsletter search analytics conversion retention onboarding coaching
  mentoring facilitation workshops agile scrum kanban roadmap backlog release deployment pipeline repository review pairing
  agriculture forestry fishing mining quarry drilling pipeline refinery solar wind hydrogen geothermal recycling sewage water
  surveying architecture carpentry masonry plumbing roofing scaffolding landscaping demolition crane excavator forklift truck bus
  tram locomotive ferry captain pilot steward mechanic avionics hangar runway customs freight container parcel courier postal
  entry-point middle executive senior pyramid seniority sentry amid`.split(/\s+/)

/** Titles are made of one of each. */
export const TITLE_PARTS = {
  ranks:
    ` | | | |Senior |Senior |Junior |Lead |Entry-level |Mid-level |Executive |Principal |Head |Assistant |Temporary `.split(
      '|',
    ),
  fields:
    `Backend|Frontend|Data|Cloud|Embedded|Mobile|Security|Network|Payments|Growth|Brand|Field|Night|Ward|Theatre|Pastry|Bread|
Tunnel|Bridge|Rail|Harbour|Freight|Parcel|Crane|Forest|Vineyard|Solar|Wind|Battery|Turbine|Machine|Sensor|Robot|Laboratory|Vaccine|
Surgery|Dental|Cardiology|Child|Family|School|Language|Music|Museum|Archive|Film|Sound|Game|Retail|Fashion|Hotel|Kitchen|Tax|Payroll|
Audit|Credit|Insurance|Claims|Fraud|Privacy|Contract|Patent|Tender|Supply|Warehouse|Quality|Safety|Training|Talent|Event|Press|Print|
Timber|Steel|Glass|Paint|Roof|Water|Waste|Grid`.split(/\|\s*/),
  roles:
    `Engineer|Developer|Manager|Analyst|Designer|Nurse|Teacher|Welder|Driver|Baker|Planner|Electrician|Mechanic|Pharmacist|Translator|
Technician|Consultant|Architect|Scientist|Coordinator|Administrator|Operator|Supervisor|Inspector|Instructor|Therapist|Assistant|
Accountant|Controller|Buyer|Editor|Researcher|Specialist|Representative|Director|Carpenter|Plumber|Painter|Chemist|Biologist|
Statistician|Economist|Lawyer|Clerk|Cashier|Receptionist|Cook|Midwife|Paramedic|Surveyor|Entwickler|Développeur|Ingeniero|
Pflegefachkraft|開発者|Інженер`.split(/\|\s*/),
  ends: ` | | | | | (m/f/d)|, remote| II|, part of a new team| – Köln| – São Paulo| / Lead|, nights`.split('|'),
} as const

export const PLACES =
  `Lisbon|Berlin|Köln|Zürich|Graz|Wien|Kraków|Łódź|Praha|Brno|Malmö|Århus|København|Oslo|Tromsø|Helsinki|Tallinn|Rīga|
Vilnius|Київ|Львів|Αθήνα|Θεσσαλονίκη|İstanbul|İzmir|Roma|Milano|Torino|Genève|Lyon|Nîmes|Paris|Orléans|Bruxelles|Gent|Utrecht|Den Haag|
London|Leeds|Cardiff|Glasgow|Dublin|Cork|Galway|Porto|Braga|Madrid|Málaga|A Coruña|São Paulo|Brasília|Bogotá|Medellín|Ciudad de México|
Montréal|Québec|Toronto|New York|Austin|Portland|Chicago|Denver|東京|大阪|서울|台北|Singapore|Sydney|Auckland|Nairobi|Lagos|Accra|Cape Town|
Remote`.split(/\|\s*/)

/** Names end with one of these. */
export const COMPANY_ENDS =
  ` GmbH| AG| Ltd| Inc.| S.A.| Sp. z o.o.| Oy| & Söhne| Group| Labs| Works| 株式会社| Logistics| Health`.split('|')

/** Made-up words, for what few jobs have: each is three of these. */
export const SYLLABLES =
  `ba be bi bo bu da de di do du fa fe fi fo fu ga ge gi go gu ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni
  no nu pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo`.split(/\s+/)

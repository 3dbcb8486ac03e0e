import type { ReadPosting } from '../../backend/contract/src/read-posting.ts'
import { COMPANIES } from '../../backend/seed/companies/companies.ts'

function plain(title: string, location: string, pay: [number, number], description: string, ...requirements: string[]) {
  const [salaryMin, salaryMax] = pay
  return { title, location, salaryMin, salaryMax, description, requirements: requirements.join('\n') }
}

/** Written for this, in the manner of postings of councils, schools, hospitals and shops that anybody can read. */
const WRITTEN: readonly ReadPosting[] = [
  plain(
    'Library Assistant',
    'Bergen',
    [31_000, 34_500],
    'You will open the branch, help visitors find books and films, and run the reading hour for children on Wednesdays. You work with four colleagues and report to the branch librarian.\n\nThe post is 30 hours a week, with one Saturday in three. You get 25 days of leave and a pension. Interviews take place in the second week of May, and everybody hears from us by the end of the month.',
    'Comfortable with the public, also on a busy day',
    'Can use a catalogue system, or is willing to learn ours',
    'Norwegian and English for daily conversation',
  ),
  plain(
    'Bus Driver',
    'Leeds depot',
    [28_000, 31_000],
    'You drive local routes in the east of the city, sell and check tickets, and help passengers who need a hand. Shifts are between 5 am and midnight, on a rota that is published six weeks ahead.\n\nWe pay for the licence and eight weeks of training, from the first day. After twelve weeks you join the pension scheme. Apply online; we ask you to a driving assessment and a talk, and answer within ten days.',
    'A full car licence, held for a year',
    'Able to pass the medical that the law asks of bus drivers',
    'Calm with people and with traffic',
  ),
  plain(
    'Hospital Cleaner, Evenings',
    'Cork University Hospital',
    [27_500, 29_900],
    'The evening team cleans wards, theatres and corridors so that patients are safe. You follow a written plan for each room and record what you have done.\n\nThe hours are 17:00 to 21:00, Monday to Friday. You receive a uniform, paid holidays and free vaccinations. To apply, fill in the short form. We invite people to a talk on the ward, and tell everyone the outcome within two weeks.',
    'Able to follow written instructions',
    'Careful with chemicals and equipment',
  ),
  plain(
    'Primary School Teacher, Year 4',
    'Hawthorn, Victoria',
    [76_000, 98_000],
    'You will teach a class of 24, plan together with the other Year 4 teacher, and meet parents twice a term. The school has 410 pupils and a garden.\n\nThe position is full time, five days a week, for one school year with a possible extension. Graduate teachers are supported by a mentor and have two hours of release time a week. Applications close on 12 October. Shortlisted people teach a short lesson and talk with the panel.',
    'Registration with the state institute of teaching',
    'A working with children check',
    'Experience of teaching reading to mixed groups',
  ),
  plain(
    'Accounts Payable Clerk',
    'Rotterdam, two days at home',
    [34_000, 39_000],
    'You check and book about 900 invoices a month, answer suppliers, and prepare the weekly payment run. Two colleagues do the same for other countries, and you stand in for each other.\n\nThe office is open from 8 to 6; you choose your 36 hours in between. There are 27 days of holiday, a pension and a train pass. After a call with the team lead you see the work for an hour with a colleague. We decide within a week.',
    'Experience with invoices or bookkeeping',
    'Good with spreadsheets',
    'Dutch and English in writing',
  ),
  plain(
    'Water Treatment Operator',
    'City of Duluth, Minnesota',
    [54_000, 68_000],
    'Operators keep drinking water safe for 86,000 people. You take samples, adjust dosing, inspect pumps and keep the log. You work alone at night, with a supervisor on call.\n\nThe plant runs on a rotation of twelve hour shifts. The city offers health insurance, a public pension and three weeks of vacation. Applications are accepted until March 15; there is a written test and an interview with three people.',
    'High school diploma or equivalent',
    'Class D water operator license within one year of hire; the city pays for the course',
    'Able to climb ladders and lift 50 pounds',
  ),
  plain(
    'Junior Web Developer',
    'Remote in Portugal',
    [26_000, 32_000],
    'You will work on the booking pages of 40 small hotels. In the first three months you fix bugs together with a senior developer; later you build features on your own and maintain them.\n\nWe work from 10 to 16 together and leave the rest to you, 40 hours a week in total. There is a budget for courses and 24 days off. The process: a call of half an hour, a paid task of three hours, a conversation with two developers. You get an answer within five days of each step.',
    'HTML, CSS and JavaScript, shown in something you have made',
    'Git basics',
    'English in writing',
  ),
  plain(
    'Care Assistant in a Nursing Home',
    'Aarhus',
    [29_000, 33_000],
    'You help twelve residents with washing, dressing, meals and walks, together with a nurse and two other assistants. We have time for a cup of coffee with those who want one.\n\nThe post is 32 hours a week in shifts, with every second weekend. You follow the national agreement for pay, pension and holidays. We hold interviews as applications come in and reply to all within two weeks.',
    'Experience of care work, paid or in your family',
    'Danish for conversation and notes',
  ),
  plain(
    'Forklift Driver',
    'Warehouse near Lyon',
    [25_000, 28_000],
    'You unload lorries, store pallets and prepare orders for shops. About 120 pallets a day pass your hands. The warehouse is dry and heated, and the trucks are electric.\n\nHours: 6 to 14 one week, 14 to 22 the next, no weekends. Meal vouchers and a thirteenth month are part of the pay. Come to an open morning on any Thursday, or apply by form; we call you within three days.',
    'A valid forklift certificate',
    'Reads delivery notes in French',
  ),
  plain(
    'Museum Conservator, Paper',
    'Edinburgh',
    [36_500, 41_200],
    'You will treat prints, maps and letters for two exhibitions a year and for loans. The studio is shared with a book conservator and a photographer. A third of the time is spent on surveys of the stores.\n\nThe contract is for three years, 35 hours a week, with flexible starting times. There are 28 days of leave and a staff pension. Send a letter, a CV and two treatment reports by 4 June. Interviews are on 20 June, and travel is paid.',
    'A degree in paper conservation, or equal training in a studio',
    'Treatment reports that others can follow',
    'Knowledge of preventive conservation',
  ),
  plain(
    'Electrician, Solar Roofs',
    'Valencia and within an hour of it',
    [27_000, 33_000],
    'In a crew of three you install panels on homes and small firms, connect the inverter and explain the display to the customer. The van is loaded the evening before by the store.\n\nWe start at 7:30 and end at 16:00, Fridays at 14:00. Overtime is paid or taken as time off. You get work clothes, tools and a course on batteries each winter. Send us a message with your certificate; we meet for half an hour and answer the same week.',
    'Electrician’s certificate',
    'Safe on roofs with harness',
    'Driving licence',
  ),
  plain(
    'Payroll Officer',
    'Wellington',
    [68_000, 79_000],
    'You prepare the fortnightly pay for 1,200 people, answer their questions and keep records as the Holidays Act asks. You share the work with one other payroll officer, so that both can take leave.\n\nThis is a full time position with flexible hours between 7 and 6. Staff have five weeks of leave and a health plan. Please apply by 30 August with a CV. We will let you know by 10 September whether we would like to meet you.',
    'Experience of a payroll of more than 200 people',
    'Careful with figures and with private information',
  ),
  plain(
    'Baker, Early Shift',
    'Ljubljana',
    [19_000, 23_000],
    'You make dough, shape loaves and run the deck oven with the master baker. On Saturdays there are pastries, too. We bake about 700 loaves a day and close in the first half of August.\n\nThe shift is from 2 to 9:30, five days a week. Meals are free, and night work is paid extra by law. Come for a paid trial shift, after which we both decide within two days.',
    'Knows sourdough or would like to',
    'Able to lift bags of 25 kilograms with the hoist',
  ),
  plain(
    'Social Worker, Families',
    'Winnipeg',
    [71_000, 84_000],
    'You support about sixteen families, visit them at home, write assessments and speak for them in meetings with schools and courts. A team lead reviews difficult cases with you every week.\n\nThe working week is 37.5 hours, with one late evening. Benefits include a pension, dental care and paid study days. Applications are read every Monday; interviews follow within two weeks and everyone gets a reply.',
    'Registered with the provincial college',
    'Experience with child protection or family support',
    'Own car, mileage is paid',
  ),
  plain(
    'Data Analyst, Public Transport',
    'Zurich',
    [92_000, 108_000],
    'You find out where buses lose time, and tell planners and drivers in charts they can use. The data are 40 million stop events a year in a Postgres database. You work with three analysts and a timetable planner.\n\nThe post is 80 to 100 percent, with two days a week at home. Employees have a travel pass and five weeks of holidays. We invite you to two conversations and a small task with real data. You will have our decision within three weeks.',
    'SQL and one of R or Python in daily use',
    'Charts that a planner understands',
    'German in conversation, English for papers',
  ),
  plain(
    'Gardener, City Parks',
    'Malmö',
    [27_000, 30_500],
    'You plant, prune, mow and clear paths in five parks in the west, together with six others. In winter you repair benches and cut hedges. Two days a year are for planning, when everybody brings ideas.\n\nWork is from 6:45 to 15:30, Monday to Friday. The city gives clothing, a bicycle allowance and 31 days of leave for people over fifty by agreement. Interviews are held in February, and all are told of the result.',
    'Training in gardening, or two seasons of work',
    'Driving licence for a small tractor is helpful',
  ),
  plain(
    'Customer Adviser, Bank Branch',
    'Cardiff',
    [24_500, 27_000],
    'People come to the branch with questions about accounts, cards and fraud. You listen, explain, and put things right on the same day where you can. There are seven of you, and the branch manager sits in the same room.\n\nThe hours are 35 a week, including two Saturdays a month. You join a pension and receive training for the certificate. Apply with a short form. There is one interview, and you will hear from us within a week of it.',
    'Likes to talk with all kinds of people',
    'Basic computer skills',
    'Welsh is welcome and not needed',
  ),
  plain(
    'Mechanical Design Engineer',
    'Graz',
    [52_000, 61_000],
    'You design housings and mounts for pumps, from the first sketch to the drawings for production. You test prototypes in our own hall and change what does not hold. Four engineers and two technicians share the work.\n\nThe contract has 38.5 hours with flexible times and no core hours on Friday. You get a canteen, a kindergarten next door and paid exams. After a video call you visit us for half a day. You have our answer four days later.',
    'Degree or technical college in mechanical engineering',
    'SolidWorks or a similar program',
    'Experience with sheet metal or castings',
  ),
  plain(
    'Kitchen Porter',
    'Hotel in Galway',
    [26_000, 27_500],
    'You keep the kitchen running: dishes, pots, floors, deliveries. With the chefs you prepare vegetables in the quiet hour. Many of our cooks began in this job.\n\nFive shifts a week of eight hours with a break of half an hour, two days off in a row. Meals on duty are free, and tips are shared by everybody. Call in or send a message. We answer on the same day and can start you the week after.',
    'Able to be on your feet for a shift',
    'English enough to follow safety rules',
  ),
  plain(
    'Court Interpreter, Arabic',
    'Hamburg',
    [48_000, 57_000],
    'You interpret in hearings and translate letters and decisions. Most hearings are planned two weeks ahead; some are urgent and paid extra. You will be sworn in and trained in court procedure in the first month.\n\nThe post is part time, 25 hours a week, mostly mornings. It comes with the public pension and 30 days of holiday. Applications can be sent until 1 November. A panel of two interpreters and a judge meets you in November, and decides before Christmas.',
    'Arabic and German for legal texts',
    'A recognised exam in interpreting, or experience that equals it',
  ),
]

const OF_DEMO = 20

/** Every second or third of the demo data: they have no hours, benefits or steps, or not all of them. */
const DEMO: readonly ReadPosting[] = COMPANIES.flatMap(({ jobs }) => jobs)
  .filter((_, at) => at % 5 < 2)
  .slice(0, OF_DEMO)
  .map(({ title, location, salaryMin, salaryMax, workplace, city, description, requirements }) => ({
    ...{ title, location, salaryMin, salaryMax, workplace, city },
    description: description.join('\n\n'),
    requirements: requirements?.join('\n'),
  }))

/** Forty postings without a flaw that anybody put into them. */
export const PLAIN_POSTINGS: readonly ReadPosting[] = [...WRITTEN, ...DEMO]

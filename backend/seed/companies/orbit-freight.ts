import type { CompanyContent } from '../content/company-content.ts'

export const orbitFreight: CompanyContent = {
  slug: 'orbit-freight',
  name: 'Orbit Freight',
  description:
    'One truck in four drives empty. Orbit matches the way back: 6,200 independent drivers, 900 shippers, and a dispatch floor in Memphis that answers within two rings. Profitable since the third year.',
  website: 'https://orbit.example',
  domain: 'orbit.example',
  manager: {
    email: 'leon.marchetti@orbit.example',
    firstName: 'Leon',
    lastName: 'Marchetti',
    role: 'hiring_manager',
  },
  jobs: [
    {
      key: 'dispatcher',
      title: 'Freight Dispatcher',
      location: 'Memphis, TN',
      type: 'full-time',
      salaryMin: 48000,
      salaryMax: 62000,
      referralBonus: 1000,
      daysAgo: 1,
      description: [
        'Find a driver in Tulsa a load home to Nashville before his hours run out. You will look after forty drivers, know which of them has a daughter’s recital on Friday, and plan around it.',
        'Entry level with six weeks of paid training. Shifts are fixed for a quarter at a time, and the pay rises with what your drivers earn.',
      ],
      requirements: [
        'Quick, friendly, hard to rattle',
        'Geography of the lower 48, or love of maps',
        'Typing while talking',
      ],
    },
    {
      key: 'pricing-scientist',
      title: 'Senior Data Scientist, Pricing',
      location: 'Memphis, TN or remote',
      type: 'full-time',
      salaryMin: 150000,
      salaryMax: 178000,
      referralBonus: 5000,
      daysAgo: 24,
      description: [
        'What is a fair price for 42,000 pounds of tile from Laredo to Columbus tomorrow morning? You will own the model that answers, and its promise that a driver never earns less than the road costs.',
        'Six years of loads, live diesel prices, weather and a good amount of human stubbornness. You will sit next to the dispatchers, who overrule the model when they know better; each overrule is training data.',
      ],
      requirements: [
        'Pricing, forecasting or marketplace models in production',
        'Bayesian habits and good SQL',
        'Explains uncertainty to people in a hurry',
      ],
    },
    {
      key: 'frontend-engineer',
      title: 'Frontend Engineer, Driver App',
      location: 'Remote, United States',
      type: 'full-time',
      salaryMin: 115000,
      salaryMax: 140000,
      referralBonus: 3500,
      daysAgo: 5,
      description: [
        'One thumb, sunglasses, a parking lot in July. Drivers book loads, scan papers and get paid in the app you will build, and they call us by name when a button moves.',
        'React and TypeScript, offline where the interstate is. A mid-level role in a team of five. You will ride along with a driver for two days in your first month.',
      ],
      requirements: [
        'Three years of React in a product that people depend on',
        'An eye for speed on slow networks',
        'Care for large touch targets and plain words',
      ],
    },
    {
      key: 'safety-coach',
      title: 'Driver Safety Coach',
      location: 'Memphis, TN',
      type: 'part-time',
      salaryMin: 33000,
      salaryMax: 39000,
      referralBonus: 750,
      daysAgo: 37,
      description: [
        'You have a million safe miles behind you and stories to go with them. Three days a week you will coach new drivers, on the yard and by phone, on mountain grades, winter fuel and knowing when to stop.',
        'Nobody here is punished for refusing a load in bad weather. You will be the reason they believe it.',
      ],
      requirements: ['Class A license with a clean record of ten years or more', 'Patience, and a voice that carries'],
    },
    {
      key: 'vp-engineering',
      title: 'Vice President of Engineering',
      location: 'Memphis, TN',
      type: 'full-time',
      salaryMin: 240000,
      salaryMax: 285000,
      daysAgo: 50,
      description: [
        'Thirty-eight engineers, one monolith that earns its keep, and a market that wants us in Mexico by next fall. You will join the executive team and decide what to rebuild, what to leave alone and whom to grow.',
        'The last person in this role stayed for seven years and is still our best reference. Call her.',
      ],
      requirements: [
        'Led engineering through a growth from about 40 to about 100 people',
        'Still reads code, no longer needs to win the review',
        'Logistics experience is welcome, curiosity about it is required',
      ],
    },
  ],
}

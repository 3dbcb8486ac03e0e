import type { CompanyContent } from '../content/company-content.ts'
import { NORA } from '../content/people.ts'

export const kiteworksStudio: CompanyContent = {
  slug: 'kiteworks-studio',
  name: 'Kiteworks Studio',
  description:
    'Kiteworks draws animated series and games for children under eight, with no ads and no cliffhangers at bedtime. 70 artists and engineers in a former sail loft in Montreal. “Little Tidewater” is ours.',
  website: 'https://kiteworks.example',
  manager: NORA,
  jobs: [
    {
      key: 'storyboard-artist',
      title: 'Storyboard Artist',
      location: 'Montreal, QC',
      type: 'contract',
      salaryMin: 58000,
      salaryMax: 70000,
      referralBonus: 1500,
      daysAgo: 13,
      description: [
        'Season three of “Little Tidewater” follows an otter who is afraid of the dark. Board five episodes of eleven minutes, find the visual jokes, and make the quiet moments quiet enough.',
        'Nine months in a room of six board artists. Directors give notes in person and only once a day, so that afternoons are for drawing.',
      ],
      requirements: [
        'A reel or boards for children’s animation, at mid level or above',
        'Storyboard Pro',
        'French or English; most days have both',
      ],
    },
    {
      key: 'gameplay-engineer',
      title: 'Gameplay Engineer',
      location: 'Montreal, QC or remote in Canada',
      type: 'full-time',
      salaryMin: 98000,
      salaryMax: 124000,
      referralBonus: 3000,
      daysAgo: 31,
      description: [
        'Our players cannot read yet and hold the tablet upside down. Build a world that answers every poke with something delightful, at 60 frames a second on a hand-me-down from 2018.',
        'Godot, a small engine of our own for water and cloth, and a playtest with twelve four-year-olds every second Thursday. They are the most honest code review you will ever get.',
      ],
      requirements: [
        'Shipped at least one game, of any size',
        'C++ or C#, vector math, a sense for feel',
        'Works well with artists who change their mind for good reasons',
      ],
    },
    {
      key: 'junior-animator',
      title: 'Junior 2D Animator',
      location: 'Montreal, QC',
      type: 'full-time',
      salaryMin: 52000,
      salaryMax: 60000,
      referralBonus: 800,
      daysAgo: 2,
      description: [
        'Waves, whiskers, wet dogs. An entry seat in the animation team, beside people who have done this for twenty years and like to show how.',
        'You will begin with effects and secondary motion, and have a whole scene of your own before the first year is over. Student work is fine. Show us weight and timing, not polish.',
      ],
      requirements: [
        'A reel of two minutes or less',
        'Toon Boom Harmony, or strong hand-drawn work and the will to learn it',
      ],
    },
    {
      key: 'composer',
      title: 'Composer for Children’s Series',
      location: 'Remote, North America',
      type: 'contract',
      daysAgo: 26,
      description: [
        'Thirteen episodes, one lullaby that parents will still hum in ten years. You will write for a quintet of real players (clarinet, viola, accordion, double bass, glockenspiel) and record with them in our loft.',
        'The fee depends on how much you want to orchestrate yourself, and royalties stay with you.',
      ],
      requirements: [
        'Music for picture, with three pieces we can listen to',
        'Comfortable leading a small recording session',
      ],
    },
  ],
}

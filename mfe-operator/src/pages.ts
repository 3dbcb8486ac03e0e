/**
 * All that can be imported of this remote: its pages, each loaded when it is first opened. The server preloads chunks
 * by name.
 */
export const pages = {
  desk: () =>
    import(/* webpackChunkName: "page-operator-desk" */ './desk/desk-page.tsx').then(({ DeskPage }) => ({
      default: DeskPage,
    })),
  rewards: () =>
    import(/* webpackChunkName: "page-operator-rewards" */ './rewards/rewards-page.tsx').then(({ RewardsPage }) => ({
      default: RewardsPage,
    })),
  reward: () =>
    import(/* webpackChunkName: "page-operator-reward" */ './rewards/reward-page.tsx').then(({ RewardPage }) => ({
      default: RewardPage,
    })),
  accounts: () =>
    import(/* webpackChunkName: "page-operator-accounts" */ './accounts/accounts-page.tsx').then(
      ({ AccountsPage }) => ({ default: AccountsPage }),
    ),
  letters: () =>
    import(/* webpackChunkName: "page-operator-letters" */ './letters/letters-page.tsx').then(({ LettersPage }) => ({
      default: LettersPage,
    })),
  releases: () =>
    import(/* webpackChunkName: "page-operator-releases" */ './releases/releases-page.tsx').then(
      ({ ReleasesPage }) => ({
        default: ReleasesPage,
      }),
    ),
  reports: () =>
    import(/* webpackChunkName: "page-operator-reports" */ './reports/reports-page.tsx').then(({ ReportsPage }) => ({
      default: ReportsPage,
    })),
  people: () =>
    import(/* webpackChunkName: "page-operator-people" */ './people/people-page.tsx').then(({ PeoplePage }) => ({
      default: PeoplePage,
    })),
  person: () =>
    import(/* webpackChunkName: "page-operator-person" */ './people/person-page.tsx').then(({ PersonPage }) => ({
      default: PersonPage,
    })),
  audit: () =>
    import(/* webpackChunkName: "page-operator-audit" */ './audit/audit-page.tsx').then(({ AuditPage }) => ({
      default: AuditPage,
    })),
}

/**
 * All that can be imported of this remote: its pages, each loaded when it is first opened. The server preloads chunks
 * by name.
 */
export const pages = {
  dashboard: () =>
    import(/* webpackChunkName: "page-hiring-dashboard" */ './dashboard/dashboard-page.tsx').then(
      ({ DashboardPage }) => ({
        default: DashboardPage,
      }),
    ),
  inbox: () =>
    import(/* webpackChunkName: "page-hiring-inbox" */ './inbox/inbox-page.tsx').then(({ InboxPage }) => ({
      default: InboxPage,
    })),
  review: () =>
    import(/* webpackChunkName: "page-hiring-review" */ './review/review-page.tsx').then(({ ReviewPage }) => ({
      default: ReviewPage,
    })),
  compare: () =>
    import(/* webpackChunkName: "page-hiring-compare" */ './compare/compare-page.tsx').then(({ ComparePage }) => ({
      default: ComparePage,
    })),
  'post-job': () =>
    import(/* webpackChunkName: "page-hiring-post-job" */ './post-job/post-job-page.tsx').then(({ PostJobPage }) => ({
      default: PostJobPage,
    })),
  'edit-job': () =>
    import(/* webpackChunkName: "page-hiring-edit-job" */ './edit-job/edit-job-page.tsx').then(({ EditJobPage }) => ({
      default: EditJobPage,
    })),
  'company-setup': () =>
    import(/* webpackChunkName: "page-hiring-company-setup" */ './company/company-setup-page.tsx').then(
      ({ CompanySetupPage }) => ({ default: CompanySetupPage }),
    ),
  statement: () =>
    import(/* webpackChunkName: "page-hiring-statement" */ './statement/statement-page.tsx').then(
      ({ StatementPage }) => ({ default: StatementPage }),
    ),
  team: () =>
    import(/* webpackChunkName: "page-hiring-team" */ './team/team-page.tsx').then(({ TeamPage }) => ({
      default: TeamPage,
    })),
  invoice: () =>
    import(/* webpackChunkName: "page-hiring-invoice" */ './invoice/invoice-page.tsx').then(({ InvoicePage }) => ({
      default: InvoicePage,
    })),
}

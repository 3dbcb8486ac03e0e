/**
 * All that can be imported of this remote: its pages, each loaded when it is first opened. The server preloads chunks
 * by name.
 */
export const pages = {
  jobs: () =>
    import(/* webpackChunkName: "page-referrer-jobs" */ './jobs/jobs-page.tsx').then(({ JobsPage }) => ({
      default: JobsPage,
    })),
  job: () =>
    import(/* webpackChunkName: "page-referrer-job" */ './jobs/public-job-page.tsx').then(({ PublicJobPage }) => ({
      default: PublicJobPage,
    })),
  dashboard: () =>
    import(/* webpackChunkName: "page-referrer-dashboard" */ './dashboard/dashboard-page.tsx').then(
      ({ DashboardPage }) => ({
        default: DashboardPage,
      }),
    ),
  statement: () =>
    import(/* webpackChunkName: "page-referrer-statement" */ './statement/statement-page.tsx').then(
      ({ StatementPage }) => ({ default: StatementPage }),
    ),
}

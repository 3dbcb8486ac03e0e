/** This remote's only door: its pages, each loaded when it is first opened. Named chunks: the server preloads those of a page. */
export const pages = {
  jobs: () =>
    import(/* webpackChunkName: "page-referrer-jobs" */ './jobs/jobs-page.tsx').then(({ JobsPage }) => ({
      default: JobsPage,
    })),
  dashboard: () =>
    import(/* webpackChunkName: "page-referrer-dashboard" */ './dashboard/dashboard-page.tsx').then(
      ({ DashboardPage }) => ({
        default: DashboardPage,
      }),
    ),
}

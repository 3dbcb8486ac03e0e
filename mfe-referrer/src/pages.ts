/** This remote's only door: its pages, each loaded when it is first opened. */
export const pages = {
  jobs: () => import('./jobs/jobs-page.tsx').then(({ JobsPage }) => ({ default: JobsPage })),
  dashboard: () => import('./dashboard/dashboard-page.tsx').then(({ DashboardPage }) => ({ default: DashboardPage })),
}

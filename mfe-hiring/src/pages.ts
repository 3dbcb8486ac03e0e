/** This remote's only door: its pages, each loaded when it is first opened. */
export const pages = {
  dashboard: () => import('./dashboard/dashboard-page.tsx').then(({ DashboardPage }) => ({ default: DashboardPage })),
  'post-job': () => import('./post-job/post-job-page.tsx').then(({ PostJobPage }) => ({ default: PostJobPage })),
  'company-setup': () =>
    import('./company/company-setup-page.tsx').then(({ CompanySetupPage }) => ({ default: CompanySetupPage })),
}

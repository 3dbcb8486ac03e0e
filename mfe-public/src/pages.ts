/** This remote's only door: its pages, each loaded when it is first opened. */
export const pages = {
  landing: () => import('./landing/landing-page.tsx').then((module) => ({ default: module.LandingPage })),
  'role-setup': () => import('./role-setup/role-setup-page.tsx').then((module) => ({ default: module.RoleSetupPage })),
  'email-test': () => import('./email-test/email-test-page.tsx').then((module) => ({ default: module.EmailTestPage })),
}

export { texts } from './texts/texts.ts'

/**
 * All that can be imported of this remote: its pages, each loaded when it is first opened. The server preloads chunks
 * by name.
 */
export const pages = {
  landing: () =>
    import(/* webpackChunkName: "page-public-landing" */ './landing/landing-page.tsx').then((module) => ({
      default: module.LandingPage,
    })),
  companies: () =>
    import(/* webpackChunkName: "page-public-companies" */ './companies/companies-page.tsx').then((module) => ({
      default: module.CompaniesPage,
    })),
  'role-setup': () =>
    import(/* webpackChunkName: "page-public-role-setup" */ './role-setup/role-setup-page.tsx').then((module) => ({
      default: module.RoleSetupPage,
    })),
  join: () =>
    import(/* webpackChunkName: "page-public-join" */ './join/join-page.tsx').then((module) => ({
      default: module.JoinPage,
    })),
  terms: () =>
    import(/* webpackChunkName: "page-public-terms" */ './legal/terms-page.tsx').then((module) => ({
      default: module.TermsPage,
    })),
  privacy: () =>
    import(/* webpackChunkName: "page-public-privacy" */ './legal/privacy-page.tsx').then((module) => ({
      default: module.PrivacyPage,
    })),
  ai: () =>
    import(/* webpackChunkName: "page-public-ai" */ './ai/ai-page.tsx').then((module) => ({
      default: module.AiPage,
    })),
  settings: () =>
    import(/* webpackChunkName: "page-public-settings" */ './settings/settings-page.tsx').then((module) => ({
      default: module.SettingsPage,
    })),
  'email-test': () =>
    import(/* webpackChunkName: "page-public-email-test" */ './email-test/email-test-page.tsx').then((module) => ({
      default: module.EmailTestPage,
    })),
}

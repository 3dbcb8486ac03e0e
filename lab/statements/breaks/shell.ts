import type { Breaks } from './break.ts'

const ROUTES = 'shell/src/routing/routes.ts'
const ROUTE_FOR = 'shell/src/routing/route-for.ts'
const HEADER = 'shell/src/chrome/header.tsx'
const FOOTER = 'shell/src/chrome/footer.tsx'
const TRANSITION = 'shell/src/chrome/page-transition.tsx'
const NOT_FOUND = 'shared-ui/src/not-found/not-found-words.tsx'
const APP = 'shell/src/app.tsx'
const TOASTER = 'shell/src/chrome/toaster.tsx'
const TOASTS = 'shared-ui/src/toasts/toast-store.ts'

const SIGNED_IN = [
  "'/jobs', audience: 'signed-in'",
  "'/dashboard',\n    audience: 'signed-in'",
  "'/hiring-dashboard',\n    audience: 'signed-in'",
  "'/post-job', audience: 'signed-in'",
  "'/company-setup',\n    audience: 'signed-in'",
  "'/email-test', audience: 'signed-in'",
]
const NO_ROLE: Breaks[string] = [
  [ROUTE_FOR, 'if (!user.role) return ROLE_SETUP', "if (!user.role && pathname === '/') return ROLE_SETUP"],
  [ROUTE_FOR, 'if (!user.role) return ROLE_SETUP', "if (!user.role && pathname !== '/jobs') return ROLE_SETUP"],
  [ROUTE_FOR, 'if (!user.role) return ROLE_SETUP', 'if (!user.role && route) return ROLE_SETUP'],
]
const NOT_FOR_GUESTS: Breaks[string] = SIGNED_IN.map((route) => [ROUTES, route, route.replace('signed-in', 'everyone')])
const TRANSITIONS: Breaks[string] = [
  [TRANSITION, 'duration: 0.2', 'duration: 0.3'],
  [TRANSITION, "'translateY(12px)'", "'translateY(0px)'"],
  [TRANSITION, 'opacity: [0, 1]', 'opacity: [1, 1]'],
  [TRANSITION, "'translateY(-12px)'", "'translateY(0px)'"],
  [TRANSITION, 'opacity: 0,', 'opacity: 1,'],
]
const TOAST_RULES: Breaks[string] = [
  [TOASTER, 'const DURATION = 5000', 'const DURATION = 4000'],
  [TOASTER, 'const DURATION = 5000', 'const DURATION = 6000'],
  [TOASTER, 'swipeThreshold={50}', 'swipeThreshold={30}'],
  [TOASTER, 'swipeThreshold={50}', 'swipeThreshold={70}'],
]

/** Routes, header, footer, notifications, and what is read when: the frame around every page. */
export const SHELL: Breaks = {
  '2.routes.apply': [
    [ROUTES, "path: '/apply/:token',\n    audience: 'everyone',", "path: '/apply/:token',\n    audience: 'signed-in',"],
  ],
  '2.routes.no-role': NO_ROLE,
  '6.no-role': NO_ROLE,
  '2.routes.loading': [
    ['shell/src/screen.tsx', 'if (loading) return <PageSkeleton />', 'if (loading) return null'],
    ['shell/src/remotes/page-skeleton.tsx', 'Loading...', 'Wait'],
  ],
  '2.referrals.loading-session': [['shell/src/remotes/page-skeleton.tsx', 'Loading...', 'Loading']],
  '2.routes.guest-home': [[ROUTE_FOR, "route?.audience === 'guests' ? route : null", 'null']],
  '2.routes.manager-home': [[ROUTE_FOR, "user.role === 'hiring_manager' ? HIRING : JOBS", 'JOBS']],
  '2.routes.other-home': [[ROUTE_FOR, "user.role === 'hiring_manager' ? HIRING : JOBS", 'HIRING']],
  '2.routes.signed-in': SIGNED_IN.map((route) => [ROUTES, route, route.replace('signed-in', 'operators')]),
  '6.jobs': [[ROUTES, SIGNED_IN[0] ?? '', "'/jobs', audience: 'operators'"]],
  '2.routes.signed-in-guest': NOT_FOR_GUESTS,
  '6.guest': NOT_FOR_GUESTS,
  '2.routes.unknown': [
    [ROUTE_FOR, 'return route ?? null', 'return route ?? routeFor(JOBS, user)'],
    [NOT_FOUND, 'heading="404 Page Not Found"', 'heading="Not found"'],
    [NOT_FOUND, 'Did you forget to add the page to the router?', 'Did you forget it?'],
  ],
  '8.unknown-route': [[NOT_FOUND, 'heading="404 Page Not Found"', 'heading="404"']],
  '2.routes.transition': TRANSITIONS,
  '9.transition': TRANSITIONS,
  '2.header.only-signed-in': [
    [HEADER, '{user ? (\n          <nav', '{!user?.role ? (\n          <nav'],
    [HEADER, '{user ? (\n            <form', '{!user?.role ? (\n            <form'],
    [HEADER, '{manager ? <HeaderButton', '{!user ? <HeaderButton'],
  ],
  '2.header.logo': [[HEADER, '<Link to="/" className', '<Link to="/jobs" className']],
  '2.header.jobs': [
    [HEADER, '<HeaderLink to="/jobs">Jobs</HeaderLink>', '{manager ? null : <HeaderLink to="/jobs">Jobs</HeaderLink>}'],
    [HEADER, '<HeaderLink to="/jobs">Jobs</HeaderLink>', '{manager ? <HeaderLink to="/jobs">Jobs</HeaderLink> : null}'],
    [HEADER, '<HeaderLink to="/jobs">', '<HeaderLink to="/">'],
  ],
  '2.header.manager': [
    [HEADER, '<HeaderLink to="/hiring-dashboard">', '<HeaderLink to="/dashboard">'],
    [HEADER, 'Post Job', 'Post a Job'],
  ],
  '2.header.post-job': [[HEADER, '<HeaderButton to="/post-job">', '<HeaderButton to="/jobs">']],
  '2.header.referrals': [
    [HEADER, '<HeaderLink to="/dashboard">', '<HeaderLink to="/jobs">'],
    [HEADER, 'My Referrals', 'Referrals'],
  ],
  '2.header.current': [
    ['shell/src/chrome/header-link.tsx', "aria-current={isCurrent ? 'page' : undefined}", 'aria-current={undefined}'],
    ['shell/src/chrome/header-link.tsx', 'isCurrent && current', 'false && current'],
    ['shell/src/chrome/use-is-current.ts', 'here.page === there.page', 'true'],
  ],
  '2.header.log-out': [
    [HEADER, '<form action={LOG_OUT}>', '<form action={LOG_OUT} method="post">'],
    [HEADER, '<form action={LOG_OUT}>', '<form action="/">'],
    ['shell/src/chrome/header-button.tsx', "type={to ? 'button' : 'submit'}", 'type="button"'],
    ['backend/contract/src/addresses.ts', "'/api/auth/logout'", "'/api/auth/log-out'"],
  ],
  '2.footer': [
    [FOOTER, '<Wordmark height={24} />', ''],
    [FOOTER, '© 2025 Goodword', '© 2026 Goodword'],
    [FOOTER, 'Privacy Policy', 'Privacy'],
    [FOOTER, 'Terms of Service', 'Terms'],
  ],
  '2.footer.everywhere': [['shell/src/chrome/chrome.tsx', '<Footer />', '']],
  '2.apply.chrome': [
    ['shell/src/chrome/chrome.tsx', '<Footer />', ''],
    ['shell/src/chrome/chrome.tsx', '<Header />', ''],
  ],
  '2.landing.copyright': [[FOOTER, '© 2025 Goodword', 'Goodword']],
  '4.toasts': [
    ...TOAST_RULES,
    [TOASTER, "hotkey={['F8']}", "hotkey={['F9']}"],
    [TOASTS, 'current = { ...toast, id: lastId }', 'current ??= { ...toast, id: lastId }'],
  ],
  '9.toasts': TOAST_RULES,
  '4.toasts-dialog': [
    [TOASTER, 'document.body,', "document.getElementById('main') ?? document.body,"],
    [TOASTER, 'usePartOfDialog(place.ref)', ''],
  ],
  '9.toasts-newest': [[TOASTS, 'current = { ...toast, id: lastId }', 'current ??= { ...toast, id: lastId }']],
  '7.stale': [
    [APP, 'revalidateIfStale: false', 'revalidateIfStale: true'],
    [APP, 'revalidateOnFocus: false', 'revalidateOnFocus: true'],
    [APP, 'revalidateOnReconnect: false', 'revalidateOnReconnect: true'],
    [APP, 'refreshInterval: 0', 'refreshInterval: 60_000'],
  ],
  '7.retries': [[APP, 'shouldRetryOnError: false', 'shouldRetryOnError: true']],
}

export { SessionWatch } from './session-watch.tsx'
export { SignInPage } from './sign-in-page.tsx'
export { tellTabs } from './tabs.ts'

export { NotificationsTab } from './notifications-tab.tsx'

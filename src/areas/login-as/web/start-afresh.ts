import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'

/**
 * AUTH-8: the portal starts afresh as the other user, so that nothing of the former one stays in
 * memory. What is kept in this browser for each user, such as their ship-to, waits for their
 * return.
 */
export const startAfresh = (): void => window.location.assign(dashboardScreen.at())

/**
 * The card of Privacy & Security, which comes without the rest: the frame of every screen loads
 * this area too.
 */
export const loadAnalyticsCard = () => import('./analytics-card.tsx').then((module) => module.AnalyticsCard)

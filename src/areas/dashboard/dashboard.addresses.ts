import { screen } from '#contract/address.ts'

export const dashboardScreen = screen('/dashboard')

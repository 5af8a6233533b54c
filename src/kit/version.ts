/** The app version the user menu shows (S0 section 9). */
export const version = '3.0.4'

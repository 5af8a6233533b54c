/**
 * Elements of the first page of a browser that keeps no cookie (PUNCH-4): the token of its
 * procurement session, and the address of its first screen.
 */
export const punchoutMeta = { token: 'larder-punchout', screen: 'larder-punchout-screen' } as const

/** The field by which such a browser asks for the page that returns its cart. */
export const returnTokenField = 'token'

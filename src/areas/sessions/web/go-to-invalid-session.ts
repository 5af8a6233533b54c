/** AUTH-4: another user signed in here: the page of the former one goes, memory and all. */
export const goToInvalidSession = (): void => window.location.assign('/errors/invalid-session')

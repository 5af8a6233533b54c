/** What an address says whose schedule is gone, or somebody else's. */
export const noSuchSchedule = { text: 'There is no such autopay schedule, or it is not one of yours.' }

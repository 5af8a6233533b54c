import { IntegrationList } from './integration-list.tsx'

/** PROFILE-9, PUNCH-1: the user's own integrations, in the profile. */
export const PunchoutTab = () => <IntegrationList owner={undefined} />

export { DeveloperPlaces } from './developer-places.tsx'

export { PunchoutStart } from './punchout-start.tsx'

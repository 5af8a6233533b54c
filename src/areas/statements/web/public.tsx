export { AgeBar, AgeMark } from './age-bar.tsx'

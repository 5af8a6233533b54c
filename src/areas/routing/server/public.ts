export { routeColumns, routesOf, type Routes } from './route.store.ts'
export { timeZoneOf } from './time-zone.store.ts'

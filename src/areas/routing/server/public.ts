export { isSharedRoute, routeColumns, routesOf, type Routes, sharedRouteColumns, sharedRoutes } from './route.store.ts'
export { timeZoneOf } from './time-zone.store.ts'

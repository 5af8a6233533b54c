export { routeColumns, routesOf, type Routes } from './route.store.ts'

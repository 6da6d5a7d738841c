export { hami } from './flow.ts'

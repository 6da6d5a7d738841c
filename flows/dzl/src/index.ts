export { dzl } from './flow.ts'

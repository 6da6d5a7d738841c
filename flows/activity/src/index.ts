export { activity } from './flow.ts'

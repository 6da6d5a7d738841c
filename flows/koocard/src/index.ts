export { koocard } from './flow.ts'

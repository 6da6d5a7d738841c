export { message } from './flow.ts'

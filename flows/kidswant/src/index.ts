export { kidswant } from './flow.ts'

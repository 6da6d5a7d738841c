export { home } from './flow.ts'

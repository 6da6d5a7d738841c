export { merchantCredit } from './flow.ts'

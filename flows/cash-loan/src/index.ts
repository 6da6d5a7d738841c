export { cashLoan } from './flow.ts'

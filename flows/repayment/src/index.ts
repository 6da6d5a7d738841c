export { repayment } from './flow.ts'

export { AutoPay, type AutoPayProps } from './AutoPay.tsx'
export { useAutoPayStatus, type AutoPayStatus } from './useAutoPayStatus.ts'

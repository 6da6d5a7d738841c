export { RepayDayHint } from './RepayDayHint.tsx'
export type { RepayDayHintProps } from './RepayDayHint.tsx'

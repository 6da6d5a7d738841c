export { PrizePop } from './PrizePop.tsx'
export type { Prize, PrizePopProps } from './PrizePop.tsx'

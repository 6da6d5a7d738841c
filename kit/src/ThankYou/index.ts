export { ThankYou } from './ThankYou.tsx'
export type { ThankYouProps } from './ThankYou.tsx'

export { useBindCard, type BindCard } from './useBindCard.ts'

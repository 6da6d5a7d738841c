export { useBindCard, type BindCard, type BindCardCall } from './useBindCard.ts'

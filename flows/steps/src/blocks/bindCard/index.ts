export { bindRequest } from './bindRequest.ts'
export { useBindCard, type BindCard, type BindCardCall } from './useBindCard.ts'

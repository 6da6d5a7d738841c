export const protocolStates = ['ready', 'loading', 'failed'] as const

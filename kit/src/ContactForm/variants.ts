export const contactStatuses = ['verified', 'pending', 'failed'] as const

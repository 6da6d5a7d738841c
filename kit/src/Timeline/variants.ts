export const timelineStates = ['pending', 'active', 'done', 'failed'] as const

export const urgentStates = ['idle', 'applying', 'applied'] as const

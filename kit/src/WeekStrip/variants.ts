export const weekDayStates = ['signed', 'today', 'receive', 'received', 'missed', 'coming'] as const

export const progressRingTones = ['brand', 'benefit', 'ok', 'warn', 'bad'] as const

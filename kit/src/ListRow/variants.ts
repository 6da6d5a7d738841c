export const listRowTones = ['ink', 'quiet', 'benefit', 'brand', 'bad'] as const

export const noticeTones = ['info', 'brand', 'warn', 'ok', 'bad'] as const

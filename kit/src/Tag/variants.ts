export const tagTones = ['benefit', 'brand', 'ok', 'warn', 'bad', 'plain'] as const

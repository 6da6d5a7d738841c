export const cornerMarkTones = ['benefit', 'brand', 'bad', 'plain'] as const

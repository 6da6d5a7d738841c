export const amountSizes = ['hero', 'large', 'medium', 'small'] as const
export const amountTones = ['ink', 'quiet', 'benefit', 'brand', 'bad'] as const

export const questionKinds = ['stars', 'one', 'several', 'text'] as const

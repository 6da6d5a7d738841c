export const inlineAligns = ['center', 'start', 'baseline'] as const
export const inlineJustifies = ['start', 'center', 'between'] as const
export const inlineFills = ['first', 'last'] as const

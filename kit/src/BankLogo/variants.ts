export const bankLogoSizes = ['small', 'large'] as const

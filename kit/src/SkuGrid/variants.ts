export const skuGridColumns = [1, 2, 3] as const

export const gridColumns = [2, 3, 4] as const

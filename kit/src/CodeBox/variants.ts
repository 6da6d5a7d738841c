export const codeLengths = [4, 6] as const

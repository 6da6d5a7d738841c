export const surfacePads = ['box', 'list', 'none'] as const

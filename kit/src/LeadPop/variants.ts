export const leadPopLayouts = ['list', 'landscape'] as const

export const buttonKinds = ['primary', 'secondary', 'text', 'danger'] as const
export const buttonSizes = ['large', 'medium', 'small'] as const

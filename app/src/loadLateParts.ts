/** Code that nothing needs before the first page. */
export const loadLateParts = () => import('./boot/lateParts.ts')

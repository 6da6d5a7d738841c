export { Inline } from './Inline.tsx'
export { inlineAligns, inlineFills, inlineJustifies } from './variants.ts'
export type { InlineProps } from './Inline.tsx'

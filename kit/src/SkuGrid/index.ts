export { SkuGrid } from './SkuGrid.tsx'
export { skuGridColumns } from './variants.ts'
export type { SkuGridProps } from './SkuGrid.tsx'
export type { SkuOption } from './SkuCard.tsx'

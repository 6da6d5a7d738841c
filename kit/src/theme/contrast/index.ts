/**
 * The pairs of hues that must be readable, and a check of them, for the test of a partner's theme. Plain data and
 * functions, no style sheet.
 */
export { contrast, lowContrasts, type LowContrast } from './contrast.ts'
export { markPairs, textPairs } from './pairs.ts'
export { partnerBrands, type PartnerBrand, type PartnerName } from '../brands.ts'
export { kooHues, nightHues, partnerHues, type BrandHues, type Hues } from '../hues.ts'

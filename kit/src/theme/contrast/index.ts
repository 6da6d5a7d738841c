/**
 * The pairs of hues that must be readable, those that must not look alike, and a check of both, for the test of a partner's theme. Plain data and
 * functions, no style sheet.
 */
export { contrast, distance } from './colour.ts'
export { closeHues, lowContrasts, type CloseHues, type LowContrast } from './contrast.ts'
export { markPairs, textPairs } from './pairs.ts'
export { partnerBrands, type PartnerBrand, type PartnerName } from '../brands.ts'
export { kooHues, nightHues, partnerHues, type BrandHues, type Hues } from '../hues.ts'

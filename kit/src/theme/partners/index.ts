/**
 * Themes of the partners: `data-theme="siku"` on any element sets the brand of a partner over the theme of the root, by
 * day and by night. One sheet for all of them; nothing else of a theme changes.
 */
// The default theme comes first: at equal specificity the later sheet wins on the root element.
import '../koo.css.ts'
import './partners.css.ts'

export { partnerBrands, type PartnerBrand, type PartnerName } from '../brands.ts'

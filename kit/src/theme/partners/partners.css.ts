import { globalStyle } from '@vanilla-extract/css'
import { partnerBrands } from '../brands.ts'
import type { BrandHues } from '../hues.ts'
import { themeClass } from '../names.ts'
import { vars } from '../vars.css.ts'

const hues = ({ brand, brandPressed, onBrand, brandTint, brandSoft }: BrandHues) => ({
  vars: {
    [vars.color.brand]: brand,
    [vars.color.brandPressed]: brandPressed,
    [vars.color.onBrand]: onBrand,
    [vars.color.brandTint]: brandTint,
    [vars.color.brandSoft]: brandSoft,
  },
})

for (const [name, { day, night }] of Object.entries(partnerBrands)) {
  const partner = `[data-theme="${name}"]`
  globalStyle(partner, hues(day))
  globalStyle(`:is([data-theme="night"], .${themeClass('night')}) ${partner}`, hues(night))
}

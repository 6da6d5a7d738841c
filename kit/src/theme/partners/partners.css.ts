import { globalStyle } from '@vanilla-extract/css'
import { partnerBrands } from '../brands.ts'
import { kooHues, nightHues, partnerHues, partnerLinks, type BrandHues, type Hues } from '../hues.ts'
import { themeClass } from '../names.ts'
import { vars } from '../vars.css.ts'

/** What a brand changes of the theme below it. */
const changes = (base: Hues, brand: BrandHues) => {
  const hues = partnerHues(base, brand)
  const names = (Object.keys(hues) as (keyof Hues)[]).filter(
    (name) => name in brand || hues[name] !== base[name],
  )
  return {
    vars: {
      ...Object.fromEntries(names.map((name) => [vars.color[name], hues[name]])),
      ...partnerLinks(base, brand),
    },
  }
}

for (const [name, { day, night }] of Object.entries(partnerBrands)) {
  const partner = `[data-theme="${name}"]`
  globalStyle(partner, changes(kooHues, day))
  globalStyle(`:is([data-theme="night"], .${themeClass('night')}) ${partner}`, changes(nightHues, night))
}

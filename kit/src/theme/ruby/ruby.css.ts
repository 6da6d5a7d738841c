import { applyTheme } from '../applyTheme.ts'
import { globalStyle } from '@vanilla-extract/css'
import { kooHues, partnerLinks, rubyBrand } from '../hues.ts'
import { themeSelector } from '../names.ts'
import { partnerTokens } from '../partner/index.ts'

applyTheme(themeSelector('ruby'), partnerTokens(rubyBrand), 'light')
globalStyle(themeSelector('ruby'), { vars: partnerLinks(kooHues, rubyBrand) })

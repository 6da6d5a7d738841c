import { applyTheme } from '../applyTheme.ts'
import { rubyBrand } from '../hues.ts'
import { themeSelector } from '../names.ts'
import { partnerTokens } from '../partner/index.ts'

applyTheme(themeSelector('ruby'), partnerTokens(rubyBrand), 'light')

import { applyTheme } from '../applyTheme.ts'
import { rubyHues } from '../hues.ts'
import { themeSelector } from '../names.ts'
import { kooShape, tokens } from '../tokens.ts'

applyTheme(themeSelector('ruby'), tokens(rubyHues, kooShape), 'light')

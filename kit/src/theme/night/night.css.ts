import { applyTheme } from '../applyTheme.ts'
import { nightHues } from '../hues.ts'
import { themeSelector } from '../names.ts'
import { nightShape, tokens } from '../tokens.ts'

applyTheme(themeSelector('night'), tokens(nightHues, nightShape), 'dark')

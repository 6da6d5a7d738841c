import { applyTheme } from '../applyTheme.ts'
import { wireframeHues } from '../hues.ts'
import { themeSelector } from '../names.ts'
import { wireframeShape, tokens } from '../tokens.ts'

applyTheme(themeSelector('wireframe'), tokens(wireframeHues, wireframeShape), 'light')

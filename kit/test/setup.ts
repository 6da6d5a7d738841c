import '../src/theme/index.ts'
import '../src/theme/night/index.ts'
import '../src/theme/ruby/index.ts'
import '../src/theme/wireframe/index.ts'
import '@fontsource-variable/noto-sans-sc'
import { afterEach } from 'vitest'
import './setup.css'

document.documentElement.lang = 'zh-CN'
document.title = 'kit'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

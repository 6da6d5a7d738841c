import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@koo/kit/theme'

globalStyle('body, button, input, select, textarea', {
  fontFamily: `'Noto Sans SC Variable', ${vars.font.text}`,
})

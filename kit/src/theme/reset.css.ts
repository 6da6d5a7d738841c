import { globalStyle } from '@vanilla-extract/css'
import { type } from './type.ts'
import { vars } from './vars.css.ts'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })

globalStyle('body', {
  ...type(15, 'regular'),
  margin: 0,
  fontFamily: vars.font.text,
  WebkitFontSmoothing: 'antialiased',
  overscrollBehaviorY: 'none',
})

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })

globalStyle('h1, h2, h3', { font: 'inherit' })

globalStyle('ul, ol', { listStyle: 'none' })

globalStyle('a', { color: vars.color.brand, textDecoration: 'none' })

import { globalStyle } from '@vanilla-extract/css'
import { capped, forcedColours, link } from './fragments.ts'
import { type } from './type.ts'
import { vars } from './vars.css.ts'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })

globalStyle('body', {
  ...type(15, 'regular'),
  margin: 0,
  fontFamily: vars.font.text,
  WebkitFontSmoothing: 'antialiased',
  // Engines that know it part digits from Chinese letters by an eighth of an em; texts have no spaces there.
  textAutospace: 'normal',
  overscrollBehaviorY: 'none',
})

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })

/** Here and not in a class, where it would win over the margin that stands for a gap in old browsers. */
globalStyle('button, input, textarea, select', { margin: 0 })

globalStyle('h1, h2, h3', { font: 'inherit' })

globalStyle('ul, ol', { listStyle: 'none' })

/** What is selected is told by colours, which high contrast removes. */
globalStyle('input:checked + *', { '@media': { [forcedColours]: { outline: '2px solid Highlight' } } })

globalStyle('a', link)

/**
 * Texts come from servers. What has no place to break is broken where it must be (figures last, see `figures`), what
 * stands in an element of its own turns nothing around it, and none covers the screen: what is above 20 lines is cut. A text
 * around a control is not cut: that would cut what can be touched of the control as well.
 */
globalStyle('body', { overflowWrap: 'anywhere' })
globalStyle('span, b, strong, em, i, s, small, label, a, button', { unicodeBidi: 'isolate' })
globalStyle(
  ':where(p, h1, h2, h3, dt, dd, li, label, span, b, strong, s, small):not(:has(a, button, input))',
  capped,
)

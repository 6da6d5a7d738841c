import { globalStyle } from '@vanilla-extract/css'
import { type, vars } from '@koo/kit/theme'

// A page that is not in front (cover.ts). It stays as it is, with its focus: only nothing of it is seen.
globalStyle('[data-covered] body', { opacity: '0 !important' })
globalStyle('[data-covered]::after', {
  ...type(15),
  content: 'attr(data-covered)',
  position: 'fixed',
  top: '45%',
  left: 0,
  width: '100%',
  textAlign: 'center',
  color: vars.color.ink2,
})

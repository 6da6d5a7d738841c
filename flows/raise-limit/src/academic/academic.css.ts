import { globalStyle, style } from '@vanilla-extract/css'

export const code = style({})

// The code as it is sent. Changing the typed letters themselves would disturb input methods.
globalStyle(`${code} input`, { textTransform: 'uppercase' })

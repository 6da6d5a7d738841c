import { style } from '@vanilla-extract/css'

/** One height for every picture: the sheet does not jump when the picture has come. */
export const body = style({ height: '64vh' })

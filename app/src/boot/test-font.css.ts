import { globalStyle } from '@vanilla-extract/css'

// The kit's fonts begin with this one where it is set.
globalStyle(':root', { vars: { '--koo-font': "'Noto Sans SC Variable'" } })

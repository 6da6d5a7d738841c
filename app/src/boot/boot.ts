/**
 * The inline script of every page, which runs before the app: it removes personal data from the address, sets the theme
 * before the first paint, and starts the app.
 */
import { cleanWindow, windowQuery } from '@koo/host/navigation'
import { localStore } from '@koo/host/storage'
import { chosenTheme, themeFor } from '../theme/theme.ts'
import { startApp } from './startApp.ts'

cleanWindow()

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme = themeFor(chosenTheme(windowQuery(), localStore), prefersDark)

// Chromium 69, iOS 14. The same script is not even read by a browser without `import()`.
window.kooRuns = 'flatMap' in [] && 'BigInt' in window
if (window.kooRuns) startApp()

import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { productionRouter } from './scripts/router.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The build for current browsers; the one for old browsers changes it (`scripts/old/settings.ts`). `VITE_LAB=1` compiles the lab in, `VITE_TEST_FONT=1` the font for pictures; development has the lab as well. */
export default defineConfig(({ command }) => ({
  base: '/pages/credit/',
  plugins: [react(), vanillaExtractPlugin(), productionRouter],
  define: {
    __LAB__: JSON.stringify(command === 'serve' || process.env['VITE_LAB'] === '1'),
    __OLD__: 'false',
    __TEST_FONT__: JSON.stringify(process.env['VITE_TEST_FONT'] === '1'),
    __VERSION__: JSON.stringify(version),
  },
  // No rule says `light-dark()`: without this, every `color-scheme` brings properties for it into the first document.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2022',
    // A policy without data: addresses, and no script that the policy would have to name.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // 2 kB (brotli) less on the first page than the built-in minifier.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { ecma: 2020, passes: 3 },
    },
    sourcemap: false,
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
    reportCompressedSize: false,
  },
}))

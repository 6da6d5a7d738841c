import { markFocus } from './focusVisible.ts'
import { addMissing, polyfills } from './polyfills.ts'

// Imported first by the app. Nothing of it is in the build for current browsers.
if (__OLD__) {
  addMissing(polyfills())
  // For the sheets of old browsers, see `scripts/old/selectors.ts`.
  markFocus()
}
